import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyLength = 32;

/** `scrypt$salt$key` for the database. Takes some 40 ms of the thread: registration and seeding are rare. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, keyLength);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

export async function passwordFits(password: string, hash: string): Promise<boolean> {
  const [scheme, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const given = await derive(password, Buffer.from(salt, 'base64url'), keyLength);
  return timingSafeEqual(given, Buffer.from(key, 'base64url'));
}
