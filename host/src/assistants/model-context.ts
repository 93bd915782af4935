import type { Tool } from './tools.ts';

interface ModelContext {
  registerTool(tool: Tool, options: { readonly signal: AbortSignal }): unknown;
}

interface MaybeContext {
  readonly modelContext?: ModelContext;
}

/** Where a browser takes tools for its assistant (WebMCP); earlier drafts have it at the navigator. Undefined in most. */
export function modelContext(): ModelContext | undefined {
  return (document as MaybeContext).modelContext ?? (navigator as MaybeContext).modelContext;
}
