import { login, logout, refreshToken, register } from '@shop/shared/contracts/provider';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { Calls } from '../http/calls.ts';
import { email, optionalText, readBody, secret } from '../http/fields.ts';
import { Refusal, invalid } from '../http/refusal.ts';
import { createCustomer, identify } from './customers.ts';
import type { Sessions } from './sessions.ts';

const LoginBody = v.object({ password: secret });
const loginName = optionalText(254);
const RefreshBody = v.object({ refresh: secret });
const RegisterBody = v.object({ email, password: secret, password_confirm: secret });

export function serveAccounts(calls: Calls, db: Database, sessions: Sessions): void {
  calls.open(login, async (c) => {
    const { loginField } = c.var.dialect;
    const fields = loginField ? [loginField] : ['login_id', 'email'];
    const names = v.object(v.entriesFromList(fields, loginName));
    const { password, ...named } = await readBody(c, v.intersect([LoginBody, names]));
    const loginId = Object.values(named).find(Boolean);
    if (!loginId) throw invalid({ [fields[0] ?? '']: ['This field is required.'] });
    const customer = await identify(db, loginId, password);
    if (!customer) throw new Refusal(401, { detail: 'No active account found with the given credentials' });
    return { ...sessions.open(customer), user: customer };
  });

  calls.open(
    register,
    async (c) => {
      const body = await readBody(c, RegisterBody);
      checkPasswords(body.password, body.password_confirm);
      return createCustomer(db, body.email, body.password);
    },
    201,
  );

  calls.open(refreshToken, async (c) => sessions.renew((await readBody(c, RefreshBody)).refresh));
  calls.open(logout, async (c) => sessions.end((await readBody(c, RefreshBody)).refresh), 204);
}

function checkPasswords(password: string, confirm: string): void {
  if (password.length < 8) {
    throw invalid({ password: ['This password is too short. It must contain at least 8 characters.'] });
  }
  if (password !== confirm) throw invalid({ password_confirm: ['Passwords do not match.'] });
}
