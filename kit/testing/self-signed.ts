import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate for `localhost` that nobody else signed, and its key: PEM. */
export interface SelfSigned {
  readonly cert: string;
  readonly key: string;
}

/** Makes a certificate (RFC 5280) that is valid for a day, so that none has to be kept. */
export function createSelfSigned(): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 86_400_000;
  const [algorithm, name] = [sequence(objectId(ecdsaWithSha256)), nameOf('localhost')];
  const content = sequence(
    encode(0xa0, encode(0x02, Buffer.of(2))),
    encode(0x02, Buffer.of(1)),
    algorithm,
    name,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    encode(0xa3, sequence(extension(basicConstraints, isAuthority), extension(alternativeName, hosts))),
  );
  const signature = sign('sha256', content, privateKey);
  const cert = sequence(content, algorithm, encode(0x03, Buffer.of(0), signature));
  const lines = cert.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
}

// Object identifiers, encoded.
const ecdsaWithSha256 = '2a8648ce3d040302';
const commonName = '550403';
const basicConstraints = '551d13';
const alternativeName = '551d11';

/** A value in DER: its tag, its length, its content. */
function encode(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

const sequence = (...parts: readonly Buffer[]) => encode(0x30, ...parts);
const objectId = (hex: string) => encode(0x06, Buffer.from(hex, 'hex'));
const extension = (id: string, content: Buffer) => sequence(objectId(id), encode(0x04, content));
const nameOf = (text: string) =>
  sequence(encode(0x31, sequence(objectId(commonName), encode(0x0c, Buffer.from(text)))));
const time = (at: number) =>
  encode(0x18, Buffer.from(new Date(at).toISOString().replaceAll(/[-:T]|\.\d+/g, '')));

const isAuthority = sequence(encode(0x01, Buffer.of(0xff)));
/** By name and by address. */
const hosts = sequence(encode(0x82, Buffer.from('localhost')), encode(0x87, Buffer.of(127, 0, 0, 1)));
