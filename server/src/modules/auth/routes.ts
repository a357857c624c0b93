import { endpoints } from '@touchline/contract'
import { route, type Route } from '../../infra/http/route.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { requestPasswordReset } from './request-password-reset.ts'

export const authRoutes: readonly Route[] = [
  route(endpoints.login, async ({ body, context }) => ({ data: await login(context.deps, body) })),
  route(endpoints.logout, async ({ context: { deps, caller } }) => {
    if (caller) await deps.store.write((tx) => tx.auth.deleteToken(caller.tokenHash))
    return { data: { message: 'You are logged out.' } }
  }),
  route(endpoints.register, async ({ body, context }) => ({ data: await register(context.deps, body) })),
  route(endpoints.requestPasswordReset, async ({ body, context }) => ({
    data: await requestPasswordReset(context.deps, body.email_or_reference),
  })),
]
