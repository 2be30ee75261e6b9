import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; source: string };

/** What the server does with the next mails. */
export type ServerMood =
  | { kind: "accept" }
  | { kind: "refuse-recipient"; code: number; text: string }
  | { kind: "refuse-message"; code: number; text: string }
  | { kind: "refuse-sender"; code: number; text: string }
  /** Takes the message and closes the connection instead of saying so. */
  | { kind: "drop" };

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  set(mood: ServerMood): void;
  close(): Promise<void>;
};

const smtpError = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server on this machine that asks for a password and does as it is told. */
export async function openMailServer(): Promise<MailServer> {
  let mood: ServerMood = { kind: "accept" };
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === "shop" && password === "secret"
        ? done(null, { user: "shop" })
        : done(smtpError(535, "Wrong password")),
    onMailFrom: (_address, _session, done) =>
      done(mood.kind === "refuse-sender" ? smtpError(mood.code, mood.text) : null),
    onRcptTo: (_address, _session, done) =>
      done(mood.kind === "refuse-recipient" ? smtpError(mood.code, mood.text) : null),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        if (mood.kind === "refuse-message") return done(smtpError(mood.code, mood.text));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString("latin1"),
        });
        if (mood.kind === "drop") for (const socket of sockets) socket.destroy();
        else done();
      });
    },
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://shop:secret@127.0.0.1:${port}`,
    received,
    set: (next) => void (mood = next),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
