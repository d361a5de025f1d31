import {
  styleExportQuerySchema,
  styleImportSchema,
  styleRestoreSchema,
  styleSaveSchema,
  WEB_PATHS,
  WebError,
  type AuditAction,
  type WebSavedStyle,
  type WebStyleVersion,
  type WebStyleVersions,
} from '@housestyle/contract/web';
import type { FastifyRequest } from 'fastify';
import { member, requireMember } from '../../plugins/web-session.ts';
import {
  currentStyle,
  exportStyle,
  importStyle,
  restoreStyle,
  saveStyle,
  styleHistory,
  styleVersion,
  type StyleActor,
} from '../../services/saved-styles.ts';
import { listPresets } from '../../services/style-presets.ts';
import { parse } from './parse.ts';
import type { WebRoutes } from './types.ts';

/** The account's saved style, its versions, and its way in and out as files. */
export const styleRoutes: WebRoutes = (scope, { storage, clock, web }) => {
  const world = { storage, clock };

  const actorOf = (request: FastifyRequest): StyleActor => {
    const { accountId } = requireMember(request);
    return { accountId, savedBy: accountId };
  };
  const saved = async (
    request: FastifyRequest,
    action: AuditAction,
    version: WebStyleVersion,
  ): Promise<WebStyleVersion> => {
    const { email } = requireMember(request);
    const { revision, restoredFrom } = version;
    const detail = restoredFrom === null ? `version ${revision}` : `version ${restoredFrom} as ${revision}`;
    await web.record({ action, actor: email, target: email, from: request.ip, detail });
    return version;
  };

  scope.get(WEB_PATHS.style, member, (request): Promise<WebSavedStyle> =>
    currentStyle(world, requireMember(request).accountId),
  );

  scope.put(WEB_PATHS.style, member, async (request) => {
    const { style, expectedRevision } = parse(styleSaveSchema, request.body);
    const version = await saveStyle(world, actorOf(request), { style, expectedRevision });
    return saved(request, 'style.saved', version);
  });

  scope.get(WEB_PATHS.styleVersions, member, async (request): Promise<WebStyleVersions> => ({
    versions: await styleHistory(world, requireMember(request).accountId),
  }));

  scope.get(WEB_PATHS.styleVersion, member, (request): Promise<WebSavedStyle> =>
    styleVersion(world, requireMember(request).accountId, revisionOf(request)),
  );

  scope.post(WEB_PATHS.styleRestore, member, async (request) => {
    const { expectedRevision } = parse(styleRestoreSchema, request.body ?? {});
    const wish = { revision: revisionOf(request), expectedRevision };
    return saved(request, 'style.restored', await restoreStyle(world, actorOf(request), wish));
  });

  scope.post(WEB_PATHS.styleImport, member, async (request) => {
    const wish = parse(styleImportSchema, request.body);
    return saved(request, 'style.saved', await importStyle(world, actorOf(request), wish));
  });

  scope.get(WEB_PATHS.stylePresets, member, () => Promise.resolve(listPresets()));

  scope.get(WEB_PATHS.styleExport, member, async (request, reply) => {
    const { format } = parse(styleExportQuerySchema, request.query);
    const { name, contentType, text } = await exportStyle(world, requireMember(request).accountId, format);
    return reply.header('Content-Disposition', `attachment; filename="${name}"`).type(contentType).send(text);
  });
};

/** The `:revision` of the address; throws `NOT_FOUND` for what is none. */
function revisionOf(request: FastifyRequest): number {
  const { revision } = request.params as { readonly revision?: unknown };
  if (typeof revision !== 'string' || !/^\d{1,9}$/.test(revision)) throw new WebError('NOT_FOUND');
  return Number(revision);
}
