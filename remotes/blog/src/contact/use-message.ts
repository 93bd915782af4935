import { usePlatform } from '@shop/shared/ui';
import { useRef, useState } from 'react';
import { useDraft } from '../components/use-draft.ts';
import {
  draftOf,
  joinedDraft,
  messageOf,
  messageProblems,
  type FieldProblems,
  type MessageField,
} from './message.ts';
import { sendMessage, type MessageOutcome } from './send-message.ts';

/** The message being written: stored as a draft, checked field by field, sent once at a time. */
export function useMessage() {
  const { provider, connection } = usePlatform();
  const [draft, setDraft] = useDraft('contact message', joinedDraft);
  // The draft that was sent last, stored until its outcome is known.
  const [sent, setSent] = useDraft('sent contact message');
  const [fields, setFields] = useState<FieldProblems>({});
  const [outcome, setOutcome] = useState<MessageOutcome>();
  const [sending, setSending] = useState(false);
  // Two presses can come before the form renders as busy.
  const isSending = useRef(false);
  const message = messageOf(draft);

  const write = (name: MessageField, text: string) => {
    setDraft((now) => draftOf({ ...messageOf(now), [name]: text }));
    // A problem goes as soon as it is solved; a new one waits until the field is left.
    if (fields[name] && !messageProblems({ ...message, [name]: text })[name])
      setFields({ ...fields, [name]: undefined });
  };
  const checkOnBlur = (name: MessageField) => {
    // An empty field that was only passed through shows no problem.
    if (message[name] || fields[name]) setFields({ ...fields, [name]: messageProblems(message)[name] });
  };
  /** Resolves to the name of the first invalid field; undefined without one. */
  const send = async (): Promise<string | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setSending(true);
    setOutcome(undefined);
    const isComplete = Object.keys(messageProblems(message)).length === 0;
    if (isComplete) setSent(draft);
    const isOffline = connection?.getState().status === 'offline';
    const result = await sendMessage(provider, message, isOffline);
    if (isComplete && !result.mayExist) setSent('');
    isSending.current = false;
    setSending(false);
    setOutcome(result);
    setFields(result.fields);
    if (result.sent) setDraft('');
    return Object.keys(result.fields)[0];
  };
  /** This message was sent, and its answer was lost. */
  const mayExist = !sending && draft !== '' && draft === sent;
  return { message, fields, outcome, mayExist, sending, write, checkOnBlur, send };
}
