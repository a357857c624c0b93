import { endpoints } from '@touchline/contract'
import { route, type Route } from '../../../infra/http/route.ts'
import { endOtherLogins } from './end-logins.ts'
import { languageIn } from '../keep-language.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { checkResetLink, resetPassword } from './reset-password.ts'
import { authWrites } from './repository.ts'
import { text } from '../../../texts/index.ts'

export const authRoutes: readonly Route[] = [
  route(endpoints.login, async (deps, _actor, { body, context: { headers, network } }) => ({
    data: await login(deps, body, { network, language: languageIn(headers) }),
  })),
  route(endpoints.logout, async ({ store }, _actor, { context: { tokenHash } }) => {
    if (tokenHash !== undefined) await store.write((tx) => authWrites(tx).deleteToken({ hash: tokenHash }))
    return { data: { message: text('people:logged_out') } }
  }),
  route(endpoints.endOtherLogins, async (deps, actor, { context: { tokenHash = '' } }) => ({
    data: { ended: await endOtherLogins(deps, actor, tokenHash) },
  })),
  route(endpoints.register, async (deps, _actor, { body, context: { headers, network } }) => ({
    data: await register(deps, body, { network, language: languageIn(headers) }),
  })),
  route(endpoints.requestPasswordReset, async (deps, _actor, { body }) => ({
    data: await requestPasswordReset(deps, body.email_or_reference),
  })),
  route(endpoints.resetPassword, async (deps, _actor, { body, context: { network } }) => {
    await resetPassword(deps, body.data, network)
    return { data: { message: text('people:password_reset') } }
  }),
  route(endpoints.checkResetLink, async (deps, _actor, { body }) => {
    await checkResetLink(deps, body.data.token)
    return { data: { message: text('people:reset_link_usable') } }
  }),
]
