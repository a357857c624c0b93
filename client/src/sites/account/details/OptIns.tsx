import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneAtATime } from '../../../app/answers/use-busy.ts'
import type { User } from '../../../app/session/session-state.ts'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { styled } from '../../../theme/styled.ts'
import { Checkbox } from '../../../ui/fields/choices/Checkbox.tsx'
import { AccountPart } from '../../../ui/layout/page/AccountPart.tsx'
import { changeDetails } from './change-details.ts'

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

const optIns = ['emailOptIn', 'smsOptIn', 'phoneOptIn', 'postOptIn'] as const
type OptIn = (typeof optIns)[number]

/** How we may send news: each choice is saved at once, and taken back when that fails. [S3-039] */
export function OptIns({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'common'])
  const textOf = useErrorText()
  const [pending, setPending] = useState<Partial<Record<OptIn, boolean | null>>>({})
  const [said, setSaid] = useState<{ readonly kind: 'saved' | 'failed'; readonly text: string } | null>(null)
  const [once] = useState(() => Object.fromEntries(optIns.map((name) => [name, oneAtATime(() => undefined)])))

  async function save(name: OptIn, value: boolean): Promise<void> {
    const way = t(`common:auth.${name}`)
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
    <AccountPart title={t('account:details.news')} intro={t('account:details.newsIntro')}>
      <Choices>
        {optIns.map((name) => (
          <Checkbox
            key={name}
            label={t(`common:auth.${name}`)}
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
