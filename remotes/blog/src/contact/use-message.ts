import { usePlatform } from '@shop/shared/ui';
import { useRef, useState } from 'react';
import { useDraft } from '../components/use-draft.ts';
import { draftOf, messageOf, messageProblems, type FieldProblems, type MessageField } from './message.ts';
import { sendMessage, type MessageOutcome } from './send-message.ts';

/** The message being written: kept as a draft, checked field by field, sent once at a time. */
export function useMessage() {
  const { provider } = usePlatform();
  const [draft, keep] = useDraft('contact message');
  const [fields, setFields] = useState<FieldProblems>({});
  const [outcome, setOutcome] = useState<MessageOutcome>();
  const [sending, setSending] = useState(false);
  // Two presses can come before the form has drawn itself as busy.
  const isSending = useRef(false);
  const message = messageOf(draft);

  const write = (name: MessageField, text: string) => {
    keep((now) => draftOf({ ...messageOf(now), [name]: text }));
    // A problem goes as soon as it is solved; a new one waits until the field is left.
    if (fields[name] && !messageProblems({ ...message, [name]: text })[name])
      setFields({ ...fields, [name]: undefined });
  };
  const leave = (name: MessageField) => {
    // Passing through an empty field is no mistake; leaving half an address is.
    if (message[name] || fields[name]) setFields({ ...fields, [name]: messageProblems(message)[name] });
  };
  /** Gives the first field that keeps the message from being sent. */
  const send = async (): Promise<string | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setSending(true);
    setOutcome(undefined);
    const result = await sendMessage(provider, message);
    isSending.current = false;
    setSending(false);
    setOutcome(result);
    setFields(result.fields);
    if (result.sent) keep('');
    return Object.keys(result.fields)[0];
  };
  return { message, fields, outcome, sending, write, leave, send };
}
