import { type ApiTypes, PlatformError } from '@touchline/contract'
import { sameText } from '@touchline/ids'
import type { Deps } from '../../../deps.ts'
import { returnPage } from './return-page.ts'
import { tryRefreshCardSetup } from '../card-setups/refresh-card-setup.ts'
import { landingAddress, setupLandingAddress, tokenOfReturn } from '../return-address.ts'
import type { TransactionRow } from '../tables.ts'
import { verifyChallenge } from '../saga/challenge/verify-challenge.ts'
import { paymentWrites } from '../repository.ts'

type BankForm = ApiTypes['returnFromBank']['body']

/**
 * Handles the browser's return from the bank. It carries no cookie: the random token in the address identifies the
 * attempt. The answer is always the same page and shows no outcome. Throws `item_not_found` for an unknown token.
 * payments.md 5.5
 */
export async function returnFromBank(deps: Deps, part: string, form: BankForm): Promise<string> {
  const row = await deps.store.read((reads) => reads.payments.byReturnToken({ token: tokenOfReturn(part) }))
  if (!row) return returnFromSetup(deps, tokenOfReturn(part))
  const result = resultIn(deps, row, form)
  if (row.state === 'sca_required' && result !== undefined) {
    // Stored first: if the gateway does not answer now, the client's report submits it again.
    await deps.store.write((tx) => paymentWrites(tx).learn({ uuid: row.uuid, challengeResult: result }))
    await verifyChallenge(deps, row, result)
  }
  return returnPage(row, landingAddress(row))
}

/** The return of a card set-up: its outcome is asked of the provider, not taken from the form. */
async function returnFromSetup(deps: Deps, token: string): Promise<string> {
  const row = await deps.store.read((reads) => reads.payments.setupByReturnToken({ token }))
  if (!row) throw new PlatformError('item_not_found')
  if (row.state === 'open') await tryRefreshCardSetup(deps, row)
  return returnPage(row, setupLandingAddress(row))
}

/** The bank's result, if the form belongs to this attempt. */
function resultIn({ gateway }: Deps, { challenge, provider, sessionNonce }: TransactionRow, form: BankForm) {
  const returned = challenge && gateway.providerOf(provider).readReturn(challenge, form)
  return returned && sameText(returned.secret, sessionNonce) ? returned.result : undefined
}
