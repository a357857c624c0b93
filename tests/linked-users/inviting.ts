import { addLinkedUser, listMails, readMail } from '@touchline/contract'
import type { Person, TestPlatform } from '../support/platform.ts'

/** Asks an adult as a person; answers the token of the newest invitation to the address. */
export async function invite(platform: TestPlatform, owner: Person, email: string): Promise<string> {
  const body = { data: { email, relationship: 'partner' as const } }
  await owner.call(addLinkedUser, { params: { userId: owner.id }, body })
  return tokenFor(platform, email)
}

/** The token of the newest invitation to an address, from the captured mail. */
export async function tokenFor({ visitor, sandbox }: TestPlatform, email: string): Promise<string> {
  const params = { id: sandbox }
  const { data: mails } = await visitor.call(listMails, { params, query: { per_page: 100 } })
  const found = mails.find(({ kind, to }) => kind === 'link-invitation' && to === email)
  const { data: mail } = await visitor.call(readMail, { params: { ...params, mailId: found?.id ?? 0 } })
  return /\/linked-invitation#([\w-]+)/.exec(mail.text)?.[1] ?? ''
}
