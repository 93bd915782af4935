import type { ProviderErrorKind, ProviderFailure } from '@shop/shared/contracts/provider';

interface ProviderErrorInit {
  /** For `refused`: the text for the shopper. Else for the log only. */
  readonly message?: string;
  readonly status?: number;
  readonly detail?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly body?: unknown;
  readonly retryAfter?: number | null;
  readonly cause?: unknown;
}

/** A call that failed. Holds no address, header or request body, so it may be logged. */
export class ProviderError extends Error implements ProviderFailure {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  readonly status: number;
  readonly detail: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly body: unknown;
  /** Milliseconds the provider asked to wait for; null when it did not say. */
  readonly retryAfter: number | null;

  constructor(kind: ProviderErrorKind, init: ProviderErrorInit = {}) {
    super(init.message ?? '', init.cause === undefined ? undefined : { cause: init.cause });
    this.kind = kind;
    this.status = init.status ?? 0;
    this.detail = init.detail ?? '';
    this.fields = init.fields ?? {};
    this.body = init.body ?? null;
    this.retryAfter = init.retryAfter ?? null;
  }
}
