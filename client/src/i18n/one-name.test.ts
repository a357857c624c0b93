import { expect, test } from 'vitest'
import accountInWelsh from './cy/account.json' with { type: 'json' }
import commonInWelsh from './cy/common.json' with { type: 'json' }
import account from './en/account.json' with { type: 'json' }
import common from './en/common.json' with { type: 'json' }

test.each([
  ['English', common, account, /reference/i],
  ['Welsh', commonInWelsh, accountInWelsh, /[cg]yfeirnod/i],
])('[O-495] menu, account and login call the customer’s reference by one name in %s', (_, ofAll, ofAccount, name) => {
  for (const said of [ofAll.account.reference, ofAll.auth.username, ofAccount.details.reference]) {
    expect(said).toMatch(name)
  }
})
