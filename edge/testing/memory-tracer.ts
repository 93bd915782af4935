import {
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Span,
  type Tracer,
} from '@opentelemetry/api';

/** A span as a test looks at it. */
export interface MemorySpan {
  name: string;
  readonly id: string;
  readonly parent: MemorySpan | undefined;
  readonly attributes: Attributes;
  /** Texts of statuses, events and exceptions. */
  readonly messages: string[];
  error: boolean;
  ended: boolean;
}

/** Keeps its spans in the list, in the order in which they begin. */
export function createMemoryTracer(spans: MemorySpan[]): Tracer {
  const startSpan: Tracer['startSpan'] = (name, options = {}, from) => {
    const parentId = from && trace.getSpanContext(from)?.spanId;
    const kept: MemorySpan = {
      name,
      id: String(spans.length + 1).padStart(16, '0'),
      parent: spans.find(({ id }) => id === parentId),
      attributes: { ...options.attributes },
      messages: [],
      error: false,
      ended: false,
    };
    spans.push(kept);
    return spanOf(kept);
  };
  return {
    startSpan,
    startActiveSpan: () => {
      throw new Error('Spans are passed on, not activated.');
    },
  };
}

function spanOf(kept: MemorySpan): Span {
  const span: Span = {
    spanContext: () => ({ traceId: '1'.repeat(32), spanId: kept.id, traceFlags: TraceFlags.SAMPLED }),
    setAttribute: (name, value) => span.setAttributes({ [name]: value }),
    setAttributes(attributes) {
      Object.assign(kept.attributes, attributes);
      return span;
    },
    addEvent(name) {
      kept.messages.push(name);
      return span;
    },
    addLink: () => span,
    addLinks: () => span,
    setStatus({ code, message = '' }) {
      kept.error = code === SpanStatusCode.ERROR;
      kept.messages.push(message);
      return span;
    },
    updateName(name) {
      kept.name = name;
      return span;
    },
    end() {
      kept.ended = true;
    },
    isRecording: () => !kept.ended,
    recordException: (exception) => void kept.messages.push(JSON.stringify(exception)),
  };
  return span;
}
