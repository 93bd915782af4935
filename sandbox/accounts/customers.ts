import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../database/database.ts';
import { invalid } from '../http/refusal.ts';

export interface Customer {
  readonly id: number;
  readonly username: string;
  readonly email: string;
}

interface CustomerRow extends Customer {
  readonly password_hash: string;
}

export function findCustomer(db: Database, id: number): Customer | undefined {
  return db.one<Customer>('select id, username, email from customers where id = ?', id);
}

/** The customer with this e-mail address or username and password, if there is one. */
export async function identify(
  db: Database,
  loginId: string,
  password: string,
): Promise<Customer | undefined> {
  const name = loginId.trim();
  const row = db.one<CustomerRow>('select * from customers where email = ? or username = ?', name, name);
  if (!row || !(await passwordFits(password, row.password_hash))) return undefined;
  return { id: row.id, username: row.username, email: row.email };
}

/** @throws Refusal 400 when the e-mail address is taken */
export function createCustomer(db: Database, email: string, password: string): Customer {
  const hash = hashPassword(password);
  return db.transaction(() => {
    if (db.one('select 1 from customers where email = ?', email)) {
      throw invalid({ email: ['A user with this email already exists.'] });
    }
    const username = freeUsername(db, email);
    const { id } = db.run(
      'insert into customers (username, email, password_hash, created_at) values (?, ?, ?, ?)',
      username,
      email,
      hash,
      new Date().toISOString(),
    );
    return { id, username, email };
  });
}

/** The part before the `@`, with a number when it is taken. */
function freeUsername(db: Database, email: string): string {
  const base = email.split('@')[0] || 'customer';
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}${number}`;
    if (!db.one('select 1 from customers where username = ?', name)) return name;
  }
}

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyLength = 32;

/** `scrypt$salt$key` for the database. Takes some 40 ms of the thread: registration and seeding are rare. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, keyLength);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

async function passwordFits(password: string, hash: string): Promise<boolean> {
  const [scheme, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const given = await derive(password, Buffer.from(salt, 'base64url'), keyLength);
  return timingSafeEqual(given, Buffer.from(key, 'base64url'));
}
