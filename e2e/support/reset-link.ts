import type { Sandbox } from './sandbox.ts'

/** The link of the newest mail about a forgotten password, on an origin. */
export async function resetLink(sandbox: Sandbox, origin: string): Promise<string> {
  const mail = (await sandbox.mails()).find(({ kind }) => kind === 'password-reset')
  const [path = ''] = /\/reset-password#[\w-]+/.exec(mail?.text ?? '') ?? []
  return `${origin}${path}`
}
