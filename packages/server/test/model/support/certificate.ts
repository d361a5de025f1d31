/** A certificate of one's own for `localhost` and 127.0.0.1, made for the run of a test: there is none to keep or to run out. */
import { generateKeyPairSync, sign } from 'node:crypto';

export interface OwnCertificate {
  /** PEM. */
  readonly key: string;
  readonly cert: string;
}

function der(tag: number, ...parts: readonly (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const oid = (...bytes: number[]): Buffer => der(0x06, bytes);
const octets = (body: Buffer): Buffer => der(0x04, body);
const extension = (id: number, value: Buffer): Buffer => sequence(oid(0x55, 0x1d, id), octets(value));

const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const NAME = sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from('Housestyle test')))));

function utcTime(date: Date): Buffer {
  const digits = date.toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

/** Signed by itself, so that who trusts it as an authority trusts the server that shows it. */
export function makeCertificate(): OwnCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 86_400_000;
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, [127, 0, 0, 1]));
  const extensions = sequence(extension(0x13, sequence(der(0x01, [0xff]))), extension(0x11, names));
  const content = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [1]),
    ECDSA_SHA256,
    NAME,
    sequence(utcTime(new Date(Date.now() - day)), utcTime(new Date(Date.now() + day))),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, [0], sign('sha256', content, privateKey));
  const body = sequence(content, ECDSA_SHA256, signature).toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
  };
}
