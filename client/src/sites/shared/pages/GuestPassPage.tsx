import { useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { environment } from '../../../app/environment.ts'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { useSwitches } from '../../../app/site-record.ts'
import { goodFor, isActive, placeOf } from '../../../features/guest-passes/pass.ts'
import { PassCode } from '../../../features/guest-passes/PassCode.tsx'
import { useSharedPass } from '../../../features/guest-passes/use-guest-passes.ts'
import type { SharedPass } from '../../../features/guest-passes/use-guest-passes.ts'
import { usePassText } from '../../../features/guest-passes/use-pass-text.ts'
import { useVenues } from '../../../features/venues/use-venues.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { DoorCard } from '../../../ui/layout/Card.tsx'
import { Tag } from '../../../ui/labels/Tag.tsx'

const Heading = styled('h1', { base: { fontSize: 'xl', overflowWrap: 'anywhere' } })
const Quiet = styled('p', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } })

/** '/guest-passes/{code}': a pass for its guest, to show at the door. No login: the code suffices. Its address is a secret. */
export function GuestPassPage() {
  const { code = '' } = useParams()
  const { onlineGuestPasses } = useSwitches()
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {onlineGuestPasses ? <Sent code={code} /> : <NotFoundPage />}
    </>
  )
}

function Sent({ code }: { readonly code: string }) {
  const query = useSharedPass(code)
  if (query.status === 'loading') return <Skeleton height={320} />
  if (query.status === 'error') return <NotFoundPage />
  return <Pass pass={query.data} />
}

function Pass({ pass }: { readonly pass: SharedPass }) {
  const { t } = useTranslation(['checkout'])
  const venues = useVenues('component')
  const [first] = venues.status === 'success' ? venues.data : []
  const text = usePassText(first?.timezone ?? null)
  const active = isActive(pass)
  const place = placeOf(pass)
  return (
    <DoorCard aria-label={t('checkout:guestPasses.one')}>
      <Heading>{t('checkout:guestPasses.one')}</Heading>
      <Tag tone={active ? 'success' : 'neutral'}>{text.state(pass)}</Tag>
      {active ? <PassCode code={pass.code} /> : null}
      {active ? <p>{t('checkout:guestPasses.atDoor')}</p> : null}
      {goodFor(pass).length === 0 ? null : <Quiet>{t('checkout:guestPasses.goodFor', { names: goodFor(pass) })}</Quiet>}
      {place === null ? null : <Quiet>{place}</Quiet>}
      {active ? <Quiet>{text.until(pass)}</Quiet> : null}
      <ButtonLink to={environment().site.paths.browse()} variant="secondary">
        {t('checkout:guestPasses.look')}
      </ButtonLink>
    </DoorCard>
  )
}
