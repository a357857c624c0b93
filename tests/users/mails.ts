import type { TestPlatform } from '../support/platform.ts'

/** The mails of a platform, newest first. */
export async function mailsOf({ host, sandbox }: Pick<TestPlatform, 'host' | 'sandbox'>) {
  const { store } = await host.sandboxes.open(sandbox)
  return store.read((reads) => reads.outbox.newest({ limit: 50, offset: 0 }))
}

/** The token in the newest mail that confirms an address. */
export async function tokenInMail(platform: Pick<TestPlatform, 'host' | 'sandbox'>): Promise<string> {
  const mail = (await mailsOf(platform)).find(({ kind }) => kind === 'email-confirm')
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** The token in the newest mail with a link to a new password. */
export async function resetTokenIn(platform: Pick<TestPlatform, 'host' | 'sandbox'>): Promise<string> {
  const mail = (await mailsOf(platform)).find(({ kind }) => kind === 'password-reset')
  return /\/reset-password#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
