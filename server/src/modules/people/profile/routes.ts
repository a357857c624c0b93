import { endpoints } from '@touchline/contract'
import { route, type Route } from '../../../infra/http/route.ts'
import { text } from '../../../texts/index.ts'
import { changePassword } from './change-password.ts'
import { changeUser } from './change-user.ts'
import { cancelEmailChange, confirmEmail, resendEmailChange } from './email-change.ts'

export const profileRoutes: readonly Route[] = [
  route(endpoints.changeUser, async (deps, actor, { body }) => ({ data: await changeUser(deps, actor, body.data) })),
  route(endpoints.confirmEmail, async (deps, _actor, { body }) => {
    await confirmEmail(deps, body.data.token)
    return { data: { message: text('people:email_confirmed') } }
  }),
  route(endpoints.resendEmailChange, async (deps, actor) => {
    await resendEmailChange(deps, actor)
    return { data: { message: text('people:email_sent_again') } }
  }),
  route(endpoints.cancelEmailChange, async (deps, actor) => {
    await cancelEmailChange(deps, actor)
    return { data: { message: text('people:email_kept') } }
  }),
  route(endpoints.changePassword, async (deps, actor, { body, context: { tokenHash } }) => {
    await changePassword(deps, actor, { ...body.data, tokenHash })
    return { data: { message: text('people:password_changed') } }
  }),
]
