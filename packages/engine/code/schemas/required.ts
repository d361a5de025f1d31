import type { ClassDecl, Field, TypeExpr } from '../ast.ts';
import type { Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { OPTIONALS } from './names.ts';

/** What only the first version of Pydantic knows. */
const PYDANTIC_1 = /@(?:root_)?validator\b|^ +class Config\b|\borm_mode\b|\.(?:parse_obj|from_orm)\(/m;

/** Whether a field must be there, where no annotation says so. */
export function isRequired(field: Field, owner: ClassDecl | undefined, { module }: Scope): boolean {
  if (field.optional || field.value !== undefined) return false;
  // Pydantic, since its second version, takes `None`, but not nothing.
  if (module.language === 'python' && field.type?.kind !== undefined && !PYDANTIC_1.test(module.text))
    return true;
  if (field.type?.kind === 'optional' || (field.type?.kind === 'named' && OPTIONALS.has(field.type.name)))
    return false;
  if (
    field.type?.kind === 'union' &&
    field.type.of.some((part) => part.kind === 'named' && /^(?:undefined|None)$/.test(part.name))
  )
    return false;
  if (module.language === 'java')
    return owner?.form !== 'record' ? isJavaPrimitive(field.type) : isJavaPrimitive(field.type);
  if (module.language === 'csharp')
    return (
      owner?.form === 'record' &&
      owner.fields.includes(field) &&
      field.decorators.every(({ name }) => name !== 'property')
    );
  // PHP: what a constructor takes.
  if (module.language === 'php') {
    const made = owner?.methods.find(({ name }) => name === '__construct');
    return made?.params.some(({ name }) => name === field.name) === true && field.type !== undefined;
  }
  if (module.language === 'go' || module.language === 'ruby') return false;
  return field.type !== undefined;
}

function isJavaPrimitive(type: TypeExpr | undefined): boolean {
  return type?.kind === 'named' && /^(?:int|long|short|byte|double|float|boolean|char)$/.test(type.name);
}

/** Zod leaves out what isn't sent of a partial object, whatever its default. */
export function withoutDefaults(object: Schema): Schema {
  const fields = Object.entries(object.properties ?? {}).map(([key, { default: _, ...field }]) => {
    const [only, ...others] = field.allOf ?? [];
    const isBare = only?.$ref && others.length === 0 && Object.keys(field).length === 1;
    return [key, isBare ? only : field] as const;
  });
  return { ...object, ...(object.properties && { properties: Object.fromEntries(fields) }) };
}
