import { format } from '@touchline/money'
import { CalendarDays, MapPin, UsersRound } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useRememberedVenue } from '../../../app/choices/use-remembered-venue.ts'
import { useCrumbLabel } from '../../../app/navigation/crumb-labels.ts'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { openLoginModal } from '../../../app/session/login/login-modal.ts'
import { nameOfUser } from '../../../app/session/session-state.ts'
import { useActingFor, useSession } from '../../../app/session/use-session.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { isApiError } from '../../../api/api-error.ts'
import { changeDetails } from '../../../features/account/change-details.ts'
import { beginRegistration } from '../../../features/auth/registration/begin-registration.ts'
import { UserAwaited } from '../../../features/auth/login/UserAwaited.tsx'
import { addOnce } from '../../../features/carts/add-once.ts'
import { useBasket } from '../../../features/carts/use-basket.ts'
import { renewalCostOf } from '../../../features/memberships/membership-type.ts'
import type { MembershipType } from '../../../features/memberships/membership-type.ts'
import type { Standing } from '../../../features/memberships/my-membership.ts'
import { StandingText } from '../../../features/memberships/StandingText.tsx'
import { useAgesText } from '../../../features/memberships/use-ages-text.ts'
import { isWaiting, useJoin } from '../../../features/memberships/use-join.ts'
import { useMembershipStanding, useMyMemberships } from '../../../features/memberships/use-my-memberships.ts'
import { useMembershipTypes } from '../../../features/memberships/use-membership-types.ts'
import { useVenue } from '../../../features/site/use-venue.ts'
import type { ChosenVenue } from '../../../features/site/venue.ts'
import { dayIn, startOfDay } from '../../../i18n/calendar.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { AddPersonLink } from '../../../features/users/AddPersonLink.tsx'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { FactsList } from '../../../ui/text/FactsList.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { SafeHtml } from '../../../ui/text/SafeHtml.tsx'
import { sceneForVenue } from '../../../ui/scenes/scene-for.ts'
import { fitOf } from '../age-fit.ts'
import { AgeAsked } from '../AgeAsked.tsx'
import { Due } from '../Due.tsx'
import { Offered } from '../Offered.tsx'
import { paths } from '../paths.ts'

const Grid = styled('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(320px, 440px)' },
  },
})
const Part = styled('section', { base: { display: 'grid', gap: '4', alignContent: 'start', minWidth: 0 } })
const Pay = styled('section', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    p: { base: '4', md: '6' },
    borderRadius: 'card',
    boxShadow: 'float',
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })
const Note = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

/** '/centre/{venue}/join/{membership}': the membership, its price, and the account to join with. */
export function JoinPage() {
  const { venueSlug = '', membershipTypeId = '' } = useParams()
  const venue = useVenue(venueSlug)
  const types = useMembershipTypes(venueSlug)
  const found = venue.status === 'success' ? venue.data : null
  useCrumbLabel(paths.centre(venueSlug), found?.name)
  useRememberedVenue(found?.slug)
  const type = types.status === 'success' ? types.data.find(({ id }) => String(id) === membershipTypeId) : undefined
  const isMissing = types.status !== 'loading' && type === undefined
  if (venue.status === 'error' || isMissing || found?.onlineJoiningEnabled === false) return <NotFoundPage />
  return (
    <Offered>{found && type ? <Joining venue={found} type={type} /> : <Skeleton count={2} height={220} />}</Offered>
  )
}

type JoiningProps = { readonly venue: ChosenVenue; readonly type: MembershipType }

function Joining({ venue, type }: JoiningProps) {
  const { t } = useTranslation(['activities'])
  const { description, venues } = type
  const names = (venues ?? []).flatMap(({ name }) => name ?? [])
  const [whatId, payId] = [useId(), useId()]
  const { subjectId } = useActingFor()
  const standing = useMembershipStanding(type.id, subjectId)
  const mine = useMyMemberships(subjectId)
  const others = (mine.status === 'success' ? mine.data : []).flatMap(({ status, membershipType }) =>
    status === 'ended' || membershipType?.id === type.id ? [] : (membershipType?.name ?? []),
  )
  useCrumbLabel(
    paths.join(venue.slug, type.id),
    standing?.kind === 'renewable' ? t('activities:joining.have.renew') : undefined,
  )
  const ages = useAgesText()(type)
  return (
    <>
      <PageHeading
        intro={t(standing?.kind === 'renewable' ? 'activities:joining.have.renewAt' : 'activities:joining.join.at', {
          venue: venue.name,
        })}
        picture={<Picture scene={sceneForVenue(venue)} url={venue.pictureUrl} window="band" shape="plain" fill />}
      >
        {type.name}
      </PageHeading>
      <Grid>
        <Part aria-labelledby={whatId}>
          <Title id={whatId}>{t('activities:joining.join.what')}</Title>
          {description ? <SafeHtml html={description} /> : null}
          <FactsList
            facts={[
              ...(ages === null
                ? []
                : [
                    {
                      id: 'ages',
                      icon: <UsersRound aria-hidden="true" />,
                      strong: t('activities:joining.age.for', { ages }),
                    },
                  ]),
              {
                id: 'term',
                icon: <CalendarDays aria-hidden="true" />,
                strong:
                  standing?.kind === 'renewable' && !standing.isOver
                    ? t('activities:joining.have.after', { day: fullDayText(startOfDay(standing.until)) })
                    : t('activities:joining.join.starts'),
                muted: t('activities:joining.join.lasts'),
              },
              {
                id: 'centre',
                icon: <MapPin aria-hidden="true" />,
                strong: t('activities:joining.join.centre', { venue: venue.name }),
                muted: names.length > 1 ? t('activities:pricing.validAt', { names }) : undefined,
              },
            ]}
          />
        </Part>
        <Pay aria-labelledby={payId}>
          <Title id={payId}>
            {t(standing?.kind === 'held' ? 'activities:joining.confirmed.yours' : 'activities:joining.join.pay')}
          </Title>
          {standing ? <StandingText standing={standing} /> : null}
          {others.length > 0 ? <Note>{t('activities:joining.have.also', { names: others })}</Note> : null}
          {standing === null ? <Skeleton count={2} height={48} /> : <Due type={type} standing={standing} />}
          {standing === null ? null : <Account venue={venue} type={type} standing={standing} />}
        </Pay>
      </Grid>
    </>
  )
}

type StandingProps = { readonly type: MembershipType; readonly standing: Standing }

/** The account to join with: a new one, or the customer's own. */
function Account({ venue, type, standing }: JoiningProps & StandingProps) {
  const { t } = useTranslation(['activities'])
  const textOf = useErrorText()
  const navigate = useNavigate()
  const { loggedIn, user, linkedUsers } = useSession()
  const { subjectId } = useActingFor()
  const basket = useBasket()
  const [refusal, setRefusal] = useState<unknown>(null)
  const symbol = useCurrencySymbol()
  const ages = useAgesText()(type)
  const { busy, join, renew } = useJoin({
    add: (item) => addOnce([item]),
    onAdded: () => void navigate(hasOthers ? paths.basket() : paths.basketCheckout()),
    onRefused: setRefusal,
  })
  const items = basket.cart?.items ?? []
  const hasOthers = items.length > 0

  const today = dayIn(null, platformNow())

  if (!loggedIn) {
    const register = paths.register(paths.join(venue.slug, type.id))
    return (
      <>
        {fitOf(type, null, today).kind === 'unknown' ? (
          <AgeAsked
            type={type}
            userId={null}
            submit={t('activities:joining.join.register')}
            onFits={(dateOfBirth) => {
              beginRegistration({ dateOfBirth })
              void navigate(register)
            }}
          />
        ) : (
          <ButtonLink to={register} size="large" wide>
            {t('activities:joining.join.register')}
          </ButtonLink>
        )}
        <Button variant="secondary" size="large" wide opens="dialog" onClick={openLoginModal}>
          {t('activities:joining.join.logIn')}
        </Button>
        <Note>{t('activities:joining.join.accountText')}</Note>
      </>
    )
  }
  if (!user) return <UserAwaited count={1} height={58} />
  const other = linkedUsers.find(({ referencedUser }) => referencedUser.id === subjectId)
  const joins = other ? other.referencedUser : user
  const name = nameOfUser(joins)
  const fit = fitOf(type, joins.dateOfBirth ?? null, today)
  const renewal = standing.kind === 'renewable' ? standing.membershipId : null
  const waits =
    renewal === null
      ? isWaiting(items, { typeId: type.id, subjectId, ownerId: user.id })
      : items.some(({ membershipRenewalId }) => membershipRenewalId === renewal)
  const cost = renewalCostOf(type)

  function buy(): void {
    if (renewal === null) join(type.id, venue.id ?? 0)
    else renew(renewal)
  }

  function onwards() {
    if (waits) {
      return (
        <ButtonLink to={items.length > 1 ? paths.basket() : paths.basketCheckout()} size="large" wide>
          {t('activities:joining.join.continue')}
        </ButtonLink>
      )
    }
    if (standing.kind === 'held')
      return <Link to={paths.centre(venue.slug)}>{t('activities:joining.join.others')}</Link>
    if (fit.kind === 'unknown' && !other) {
      return (
        <AgeAsked
          type={type}
          userId={user?.id ?? null}
          submit={t('activities:joining.join.continue')}
          onFits={async (dateOfBirth) => {
            await changeDetails({ dateOfBirth })
            buy()
          }}
        />
      )
    }
    if (fit.kind !== 'fits') {
      const whose = other ? 'activities:joining.age.wrong' : 'activities:joining.age.wrongYou'
      return (
        <>
          <InlineError>
            {fit.kind === 'unknown'
              ? t('activities:joining.age.unknown', { name })
              : t(whose, { ages, name, age: fit.age })}
          </InlineError>
          <Link to={paths.centre(venue.slug)}>{t('activities:joining.join.others')}</Link>
        </>
      )
    }
    return (
      <Button size="large" wide busy={busy} onClick={buy}>
        {renewal === null || cost === null
          ? t('activities:joining.join.continue')
          : t('activities:joining.have.renewFor', { amount: format(cost, symbol) })}
      </Button>
    )
  }

  return (
    <>
      {refusal === null ? null : (
        <InlineError>
          {isApiError(refusal) && refusal.code === 'already_booked'
            ? t('activities:joining.join.have', { membership: type.name })
            : (fieldTextOf(refusal) ?? textOf(refusal))}
        </InlineError>
      )}
      {onwards()}
      <Note>{t(renewal === null ? 'activities:joining.join.as' : 'activities:joining.have.as', { name })}</Note>
      <AddPersonLink />
      {refusal === null ? null : <Link to={paths.centre(venue.slug)}>{t('activities:joining.join.others')}</Link>}
    </>
  )
}

/** The platform's message about the person, such as a renewal past the age of its price. */
function fieldTextOf(refusal: unknown): string | undefined {
  const fields = isApiError(refusal) ? Object.entries(refusal.errors) : []
  return fields.find(([field]) => field.endsWith('purchased_for_user_id'))?.[1][0]
}
