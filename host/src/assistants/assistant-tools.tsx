import { Button, Dialog, usePlatform } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { assistantMessages as messages } from '../messages/assistants.ts';
import styles from './assistant-tools.module.css';
import { modelContext } from './model-context.ts';
import { createTools, type Tool } from './tools.ts';

interface AssistantToolsProps {
  /** Passed in: the router is no import of late code, which would be split off the entry for it. */
  navigate(path: string): unknown;
}

interface Question {
  readonly text: string;
  answer(mayDo: boolean): void;
}

/** Registers what an assistant of the browser may do in the shop, and asks the person before it changes anything. */
export function AssistantTools({ navigate }: AssistantToolsProps) {
  const platform = usePlatform();
  const [question, setQuestion] = useState<Question>();
  const open = useRef<Question>(undefined);
  const show = (next: Question | undefined) => {
    open.current = next;
    setQuestion(next);
  };
  const ask = (text: string) =>
    new Promise<boolean>((resolve) => {
      // A second question takes the first one's place.
      open.current?.answer(false);
      const asked: Question = {
        text,
        answer(mayDo) {
          if (open.current === asked) show(undefined);
          resolve(mayDo);
        },
      };
      show(asked);
    });
  const register = useEffectEvent((signal: AbortSignal) => {
    // Drafts of the interface differ: what a browser does not take, by an error or a promise, it does not get.
    const give = async (tool: Tool) => modelContext()?.registerTool(tool, { signal });
    for (const tool of createTools({ platform, navigate, ask }))
      give(tool).catch((error: unknown) =>
        console.warn(`The browser did not take the tool ${tool.name}.`, error),
      );
  });
  useEffect(() => {
    const unmounted = new AbortController();
    register(unmounted.signal);
    return () => {
      unmounted.abort();
      // Nobody can answer it any more.
      open.current?.answer(false);
    };
  }, []);
  return question && <AskPerson {...question} />;
}

function AskPerson({ text, answer }: Question) {
  const words = useId();
  return (
    <Dialog className={styles.question} aria-labelledby={words} onClose={() => answer(false)}>
      <div id={words}>
        <h2 className={styles.title}>{messages.title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.answers}>
        <Button onClick={() => answer(true)}>{messages.yes}</Button>
        <Button kind="quiet" onClick={() => answer(false)}>
          {messages.no}
        </Button>
      </div>
    </Dialog>
  );
}
