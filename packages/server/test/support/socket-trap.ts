/** Loaded before a program: writes down every connection that it opens and every name that it looks up. */
import diagnostics from 'node:diagnostics_channel';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import dgram from 'node:dgram';

const file = process.env.SOCKET_TRAP ?? '';
const note = (what: string, where: unknown): void =>
  appendFileSync(file, `${what} ${JSON.stringify(where)}\n`);

diagnostics.subscribe('net.client.socket', () => note('connection', new Error('').stack));

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
  note('connect', args[0]);
  return Reflect.apply(connect, this, args) as net.Socket;
} as typeof connect;

const { send } = dgram.Socket.prototype;
dgram.Socket.prototype.send = function (this: dgram.Socket, ...args: unknown[]) {
  note('send', args.slice(1));
  return Reflect.apply(send, this, args) as undefined;
} as typeof send;

const { lookup } = dns;
dns.lookup = ((name: string, ...rest: unknown[]) => {
  // The service's own address, which it listens on.
  if (name !== '127.0.0.1') note('lookup', name);
  return Reflect.apply(lookup, dns, [name, ...rest]) as undefined;
}) as unknown as typeof lookup;
syncBuiltinESMExports();
