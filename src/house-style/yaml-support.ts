import * as vscode from 'vscode';

/** The YAML extension checks and completes by the schema that the manifest names. */
export function hasYamlSupport(): boolean {
  return vscode.extensions.getExtension('redhat.vscode-yaml') !== undefined;
}
