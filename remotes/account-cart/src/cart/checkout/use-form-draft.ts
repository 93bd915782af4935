import { addressFields } from '@shop/shared/contracts/provider';
import { usePlatform, useHydrated } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { areaStorage } from '../../components/storage/area-storage.ts';
import { formText } from '../../components/form-submission.ts';
import { addressOf } from '../../components/orders/device-orders.ts';
import { checkoutDraft } from './checkout-draft.ts';

/** Fills the form with the stored draft and the shop's country, and stores what is typed. Returns the payment method chosen last. */
export function useFormDraft(form: RefObject<HTMLFormElement | null>) {
  const platform = usePlatform();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<string>();
  const [ownDraft] = useState(() => {
    const { draft, address } = areaStorage(platform);
    return checkoutDraft(draft, address, platform.session.getState().owner ?? '');
  });

  const fill = useEffectEvent(() => {
    const { address, remember } = ownDraft.read();
    const known = { ...address, country: address.country || (platform.site.country ?? '') };
    for (const field of addressFields) setField(form.current, field, known[field]);
    const box = form.current?.elements.namedItem('remember');
    if (box instanceof HTMLInputElement) box.checked = remember;
  });
  // The form is filled once; what is typed afterwards is the shopper's.
  useEffect(() => fill(), []);

  const method = chosen ?? (isHydrated ? ownDraft.read().method : '');
  const save = (chosenMethod = method) => {
    if (!form.current) return;
    const content = new FormData(form.current);
    ownDraft.write({
      address: addressOf(Object.fromEntries(content)),
      method: chosenMethod,
      remember: formText(content, 'remember') !== '',
    });
  };
  return {
    method,
    choose(chosenMethod: string) {
      setChosen(chosenMethod);
      save(chosenMethod);
    },
    save: () => save(),
  };
}

function setField(form: HTMLFormElement | null, name: string, value: string) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && value) field.value = value;
}
