import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneAtATime } from '../../../app/answers/use-busy.ts'
import type { User } from '../../../app/session/session-state.ts'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { styled } from '../../../theme/styled.ts'
import { Checkbox } from '../../../ui/fields/choices/Checkbox.tsx'
import { AccountPart } from '../../../ui/layout/page/AccountPart.tsx'
import { changeDetails } from '../../../features/account/change-details.ts'

const Choices = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '6',
    '& > *': { py: '1', borderBottomWidth: '1px', borderColor: 'border' },
  },
})
const State = styled('p', {
  base: { minHeight: '24px', fontSize: 'sm', fontWeight: 'bold' },
  variants: { kind: { saved: { color: 'success' }, failed: { color: 'danger' } } },
})

type Choice = 'emailOptIn' | 'smsOptIn' | 'phoneOptIn' | 'postOptIn' | 'bookingReminders'

/** How we may send news. [S3-039] */
export function OptIns({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'common'])
  const labels = {
    emailOptIn: t('common:auth.emailOptIn'),
    smsOptIn: t('common:auth.smsOptIn'),
    phoneOptIn: t('common:auth.phoneOptIn'),
    postOptIn: t('common:auth.postOptIn'),
  }
  return <SavedChoices title={t('account:details.news')} intro={t('account:details.newsIntro')} {...{ user, labels }} />
}

/** Whether a mail reminds of bookings; absent where the platform does not say. [O-303] */
export function Reminders({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account'])
  if (typeof user.bookingReminders !== 'boolean') return null
  const labels = { bookingReminders: t('account:details.reminders') }
  return (
    <SavedChoices
      title={t('account:details.remindersTitle')}
      intro={t('account:details.remindersIntro')}
      {...{ user, labels }}
    />
  )
}

type Props = {
  readonly user: User
  readonly title: string
  readonly intro: string
  readonly labels: Readonly<Partial<Record<Choice, string>>>
}

/** Each choice is saved at once, and taken back when that fails. */
function SavedChoices({ user, title, intro, labels }: Props) {
  const { t } = useTranslation(['account'])
  const textOf = useErrorText()
  // The names are those of the type above.
  const names = Object.keys(labels) as Choice[]
  const [pending, setPending] = useState<Partial<Record<Choice, boolean | null>>>({})
  const [said, setSaid] = useState<{ readonly kind: 'saved' | 'failed'; readonly text: string } | null>(null)
  const [once] = useState(() => Object.fromEntries(names.map((name) => [name, oneAtATime(() => undefined)])))

  async function save(name: Choice, value: boolean): Promise<void> {
    const way = labels[name] ?? ''
    setPending((before) => ({ ...before, [name]: value }))
    setSaid(null)
    try {
      await changeDetails({ [name]: value })
      setSaid({ kind: 'saved', text: t('account:details.optInSaved', { way }) })
    } catch (error) {
      setSaid({ kind: 'failed', text: t('account:details.optInFailed', { way, reason: textOf(error) }) })
    } finally {
      setPending((before) => ({ ...before, [name]: null }))
    }
  }

  return (
    <AccountPart title={title} intro={intro}>
      <Choices>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={labels[name] ?? ''}
            checked={pending[name] ?? user[name] ?? false}
            onChange={(value) => void once[name]?.(() => save(name, value))}
          />
        ))}
      </Choices>
      <State role="status" kind={said?.kind ?? 'saved'}>
        {said?.text}
      </State>
    </AccountPart>
  )
}
