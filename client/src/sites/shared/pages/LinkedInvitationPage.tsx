import { acceptLinkInvitation, declineLinkInvitation, readLinkInvitation } from '@touchline/contract/calls/linked-users'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { isCallMissing } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { useQuery } from '../../../app/answers/use-query.ts'
import { environment } from '../../../app/environment.ts'
import { openLoginModal } from '../../../app/session/login/login-modal.ts'
import { nameOfUser } from '../../../app/session/session-state.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { dayOfMomentText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { MailedCard } from '../MailedCard.tsx'

const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Quiet = styled('p', { base: { color: 'fg.muted', fontSize: 'sm' } })

/** '/linked-invitation#{token}': an adult agrees or declines that somebody acts for them. [O-251] */
export function LinkedInvitationPage() {
  const token = useLocation().hash.slice(1)
  return token === '' ? <Over /> : <Invitation key={token} token={token} />
}

/** An answered, withdrawn or outdated invitation. */
function Over() {
  const { t } = useTranslation(['account'])
  return (
    <MailedCard title={t('account:mailed.over')}>
      <p>{t('account:mailed.overText')}</p>
      <ButtonLink to={environment().site.paths.home()}>{t('account:mailed.goOn')}</ButtonLink>
    </MailedCard>
  )
}

function Invitation({ token }: { readonly token: string }) {
  const { t } = useTranslation(['account'])
  const params = { invitationToken: token }
  const query = useQuery([readLinkInvitation.name, token], () => call(readLinkInvitation, { params }), 'component')
  const { loggedIn, user } = useSession()
  const { busy, run } = useBusy()
  const [answered, setAnswered] = useState<'accepted' | 'declined' | null>(null)
  if (query.status === 'loading') return <Skeleton count={1} height={240} />
  if (query.status === 'error' && answered === null) {
    return isCallMissing(query.error) ? (
      <Over />
    ) : (
      <InlineError onRetry={() => void query.refresh()}>{t('account:mailed.failed')}</InlineError>
    )
  }
  const { name, expiresAt } = query.status === 'success' ? query.data : { name: null, expiresAt: null }
  const who = name ?? t('account:mailed.somebody')
  const until = Date.parse(expiresAt ?? '')

  async function accept(): Promise<void> {
    await call(acceptLinkInvitation, { params })
    setAnswered('accepted')
  }
  async function decline(): Promise<void> {
    await call(declineLinkInvitation, { params })
    setAnswered('declined')
  }

  if (answered !== null) {
    return (
      <MailedCard title={t(`account:mailed.${answered}`)}>
        <p>{t(`account:mailed.${answered}Text`, { name: who })}</p>
        <ButtonLink to={environment().site.paths.home()}>{t('account:mailed.goOn')}</ButtonLink>
      </MailedCard>
    )
  }
  return (
    <MailedCard title={t('account:mailed.invitation', { name: who })}>
      <p>{t('account:mailed.invitationText', { name: who })}</p>
      {user ? <Quiet>{t('account:mailed.as', { name: nameOfUser(user) })}</Quiet> : null}
      <Ways>
        {loggedIn ? (
          <Button busy={busy} onClick={() => run(accept)}>
            {t('account:mailed.accept')}
          </Button>
        ) : (
          <Button opens="dialog" onClick={openLoginModal}>
            {t('account:mailed.logIn')}
          </Button>
        )}
        <Button variant="secondary" busy={busy} onClick={() => run(decline)}>
          {t('account:mailed.decline')}
        </Button>
      </Ways>
      {loggedIn ? null : <Quiet>{t('account:mailed.noAccount')}</Quiet>}
      {Number.isFinite(until) ? (
        <Quiet>{t('account:mailed.until', { date: dayOfMomentText(until, null) })}</Quiet>
      ) : null}
    </MailedCard>
  )
}
