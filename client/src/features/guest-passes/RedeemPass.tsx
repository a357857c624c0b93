import { readGuestPass, redeemGuestPass } from '@touchline/contract/calls/guest-passes'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { has } from '../../api/having.ts'
import { useBusy } from '../../app/answers/use-busy.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Tag } from '../../ui/labels/Tag.tsx'
import { Quiet } from '../../ui/layout/page/AccountPart.tsx'
import { goodFor, isActive, placeOf } from './pass.ts'
import { PassNumber } from './PassRows.tsx'
import type { SharedPass } from './use-guest-passes.ts'
import { usePassText } from './use-pass-text.ts'

const Stack = styled('div', { base: { display: 'grid', gap: '5', minWidth: 0, maxWidth: '640px' } })
const Ask = styled('form', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', '& > :first-child': { width: 'full' } },
})
const Found = styled('section', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    p: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'card',
  },
})
const Name = styled('h3', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0', overflowWrap: 'anywhere' },
})

type Looked = { readonly pass: SharedPass; readonly isLetIn: boolean }

/**
 * Staff at the door look a code up and let its guest in, once. The field is ready for the next code at once: a scanner
 * types and sends.
 */
export function RedeemPass({ timezone }: { readonly timezone: string | null }) {
  const { t } = useTranslation(['desk'])
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [looked, setLooked] = useState<Looked | null>(null)
  const { busy, run } = useBusy()
  const ask = useRef<HTMLFormElement>(null)

  function toField(): void {
    ask.current?.querySelector('input')?.focus()
  }
  useEffect(toField, [])

  async function look(): Promise<void> {
    setLooked(null)
    const typed = code.trim()
    if (typed === '') {
      setProblem(t('desk:passes.empty'))
      return toField()
    }
    try {
      const pass = await call(readGuestPass, { params: { code: typed } })
      setProblem(undefined)
      if (has(pass, 'code')) setLooked({ pass, isLetIn: false })
    } catch (error) {
      if (!isApiError(error) || (error.status !== 404 && error.status !== 422)) throw error
      setProblem(t('desk:passes.unknown'))
      toField()
    }
  }

  async function letIn({ code: known }: SharedPass): Promise<void> {
    const params = { code: known }
    try {
      const pass = await call(redeemGuestPass, { params })
      if (has(pass, 'code')) setLooked({ pass, isLetIn: true })
      setCode('')
    } catch (error) {
      // Another door was faster, or it was refunded: the pass says which.
      if (!isApiError(error) || error.code !== 'guest_pass_over') throw error
      const pass = await call(readGuestPass, { params })
      if (has(pass, 'code')) setLooked({ pass, isLetIn: false })
    }
  }

  return (
    <Stack>
      <Ask
        ref={ask}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          run(look)
        }}
      >
        <TextField
          label={t('desk:passes.code')}
          help={t('desk:passes.codeHelp')}
          autoComplete="off"
          value={code}
          error={problem}
          onChange={setCode}
        />
        <Button type="submit" variant={looked === null ? 'primary' : 'secondary'} busy={busy}>
          {t('desk:passes.look')}
        </Button>
      </Ask>
      {looked === null ? null : (
        <PassAtDoor
          key={`${looked.pass.code} ${looked.pass.status ?? ''}`}
          looked={looked}
          timezone={timezone}
          busy={busy}
          onLetIn={() => run(() => letIn(looked.pass))}
          onNext={toField}
        />
      )}
    </Stack>
  )
}

type DoorProps = {
  readonly looked: Looked
  readonly timezone: string | null
  readonly busy: boolean
  readonly onLetIn: () => void
  readonly onNext: () => void
}

/** Focuses the next step of what was found; its region's name is announced with it. */
function focusButton(found: HTMLElement | null): void {
  found?.querySelector('button')?.focus()
}

/** A pass as the desk sees it. */
function PassAtDoor({ looked: { pass, isLetIn }, timezone, busy, onLetIn, onNext }: DoorProps) {
  const { t } = useTranslation(['checkout', 'desk'])
  const text = usePassText(timezone)
  const name = pass.name ?? t('checkout:guestPasses.unnamed')
  const place = placeOf(pass)
  const active = isActive(pass)
  const standing = active ? t('desk:passes.ready') : t('desk:passes.over')
  const says = isLetIn ? t('desk:passes.letIn') : standing
  return (
    <Found aria-label={`${name}. ${says}`} ref={focusButton}>
      <Name>{name}</Name>
      <Tag tone={isLetIn || active ? 'success' : 'neutral'}>{isLetIn ? says : text.state(pass)}</Tag>
      <PassNumber code={pass.code} />
      {goodFor(pass).length === 0 ? null : <Quiet>{t('checkout:guestPasses.goodFor', { names: goodFor(pass) })}</Quiet>}
      {place === null ? null : <Quiet>{place}</Quiet>}
      {active ? <Quiet>{text.until(pass)}</Quiet> : null}
      {active || isLetIn ? null : <p>{says}</p>}
      {active ? (
        <Button busy={busy} onClick={onLetIn} label={t('desk:passes.letInNamed', { name })}>
          {t('desk:passes.letInAction')}
        </Button>
      ) : (
        <Button variant="secondary" onClick={onNext}>
          {t('desk:passes.next')}
        </Button>
      )}
    </Found>
  )
}
