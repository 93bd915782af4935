import { addressFields } from '@shop/shared/contracts/provider';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { keepingOf } from '../../components/keeping.ts';
import { formText } from '../../components/form-text.ts';
import { useMounted } from '../../components/use-mounted.ts';
import { addressOf } from './address.ts';
import { checkoutDraft } from './checkout-draft.ts';

/** Puts into the form what was typed before, and keeps what is typed from now on. Gives the payment method to begin with. */
export function useFormDraft(form: RefObject<HTMLFormElement | null>) {
  const platform = usePlatform();
  const mounted = useMounted();
  const [chosen, choose] = useState<string>();
  const [own] = useState(() => {
    const { draft, address } = keepingOf(platform);
    return checkoutDraft(draft, address, platform.session.getState().owner ?? '');
  });

  const fill = useEffectEvent(() => {
    const { address, remember } = own.read();
    for (const field of addressFields) setField(form.current, field, address[field]);
    const box = form.current?.elements.namedItem('remember');
    if (box instanceof HTMLInputElement) box.checked = remember;
  });
  // The form is filled once; what is typed afterwards is the shopper's.
  useEffect(() => fill(), []);

  const method = chosen ?? (mounted ? own.read().method : '');
  const keep = (wanted = method) => {
    if (!form.current) return;
    const content = new FormData(form.current);
    own.write({
      address: addressOf(Object.fromEntries(content)),
      method: wanted,
      remember: formText(content, 'remember') !== '',
    });
  };
  return {
    method,
    choose(wanted: string) {
      choose(wanted);
      keep(wanted);
    },
    keep: () => keep(),
  };
}

function setField(form: HTMLFormElement | null, name: string, value: string) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && value) field.value = value;
}
