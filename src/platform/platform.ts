import type { ChatModel } from '../ai-clients/chat-model.ts';
import type { StartService } from '../local-service/supervisor.ts';

/** A program that the extension brings along. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Where a model of the editor answers as if it were a provider's. */
export interface ChatBridge {
  /** Such as `http://127.0.0.1:43210/v1`. */
  readonly baseUrl: string;
  /** Known to nobody else, and another one each time. */
  readonly key: string;
  close(): void;
}

/** A run of the bundled lint job. */
export interface LintRun {
  readonly args: readonly string[];
  /** The folder that names are relative to, as a path. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Called with each line that it writes. */
  readonly say: (line: string) => void;
  /** Aborted, it ends at once. */
  readonly signal: AbortSignal;
}

/** What the machine that runs the extension can do beside the editor's API: a computer runs programs, a browser none. */
export interface Platform {
  /** Starts the bundled service; absent where no program can be started. */
  readonly startService?: StartService;
  readonly mcpServer?: Program;
  /** Runs the bundled lint job. Resolves with its exit code; rejects where it can't be started. */
  readonly runLint?: (run: LintRun) => Promise<number>;
  readonly startChatBridge?: (model: ChatModel) => Promise<ChatBridge>;
}
