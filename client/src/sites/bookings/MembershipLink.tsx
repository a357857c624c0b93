import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session/use-session.ts'
import { useSwitches } from '../../app/site-record.ts'
import { useMembershipTypes } from '../../features/memberships/use-membership-types.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { ButtonOut } from '../../ui/buttons/ButtonOut.tsx'
import { onJoining } from '../shared/other-sites.ts'
import { joinPath } from '../shared/paths.ts'
import { paths } from './paths.ts'

export type NeededMembership = {
  /** Its name. */
  readonly membership: string
  readonly venueSlug: string | null
}

/** The way to the membership that opens an offer: its page on the joining site, else the membership prices. [O-591] */
export function MembershipLink({ membership, venueSlug }: NeededMembership) {
  const { t } = useTranslation(['home'])
  const { customer } = useSession()
  const { onlineJoining } = useSwitches()
  // The joining site does not know the customer whom staff serve.
  const isSold = onlineJoining && customer === null && onJoining('/') !== null
  const types = useMembershipTypes(isSold ? venueSlug : null)
  const found = types.status === 'success' ? types.data.find(({ name }) => name === membership) : undefined
  const joining = found && venueSlug !== null ? onJoining(joinPath(venueSlug, found.id)) : null
  return joining === null ? (
    <ButtonLink to={paths.pricing()} variant="secondary">
      {t('home:membership.costs')}
    </ButtonLink>
  ) : (
    <ButtonOut href={joining} variant="secondary">
      {t('home:membership.see', { membership })}
    </ButtonOut>
  )
}
