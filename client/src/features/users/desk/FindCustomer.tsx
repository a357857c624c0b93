import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Customer } from '../../../app/session/session-state.ts'
import { birthdayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Quiet } from '../../../ui/layout/page/AccountPart.tsx'
import { fewestLetters, useFoundCustomers } from './use-found-customers.ts'
import type { FoundCustomer } from './use-found-customers.ts'

const Stack = styled('form', { base: { display: 'grid', gap: '4', minWidth: 0, maxWidth: '640px' } })
const Ask = styled('div', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', '& > :first-child': { width: 'full' } },
})
const Rows = styled('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
  },
})
const Name = styled('p', { base: { fontWeight: 'bold', overflowWrap: 'anywhere' } })

/** The use of a found customer: the words on the button, and its name with theirs. */
type Action = { readonly label: string; readonly named: (name: string) => string }

type Props = {
  /** No customer is chosen, so this is the next step. */
  readonly isNext: boolean
  /** The search is the first thing that a page is for: it is focused on arrival. */
  readonly isFirst?: boolean
  readonly action: Action
  readonly onChosen: (customer: Customer) => void
  /** The address at which a new customer opens an account. */
  readonly registration: string
}

/** Finds a customer by reference, card, e-mail address or name. */
export function FindCustomer({ isNext, isFirst = false, action, onChosen, registration }: Props) {
  const { t } = useTranslation(['checkout', 'common'])
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const [isTooShort, setIsTooShort] = useState(false)
  const query = useFoundCustomers(search)
  const isAsked = search.trim().length >= fewestLetters
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (isFirst) form.current?.querySelector('input')?.focus()
  }, [isFirst])

  function choose(customer: Customer): void {
    onChosen(customer)
    setText('')
    setSearch('')
  }

  function look(): void {
    setIsTooShort(text.trim().length < fewestLetters)
    setSearch(text)
  }

  return (
    <Stack
      ref={form}
      role="search"
      aria-label={t('checkout:customers.find')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        look()
      }}
    >
      <Ask>
        <TextField
          label={t('checkout:customers.search')}
          help={t('checkout:customers.searchHelp')}
          type="search"
          autoComplete="off"
          value={text}
          error={isTooShort ? t('checkout:customers.tooShort') : undefined}
          onChange={setText}
        />
        <Button type="submit" variant={isNext ? 'primary' : 'secondary'} busy={isAsked && query.status === 'loading'}>
          {t('checkout:customers.find')}
        </Button>
      </Ask>
      <div aria-live="polite">
        {isAsked && query.status === 'error' ? (
          <InlineError onRetry={() => void query.refresh()}>{t('common:errors.generic')}</InlineError>
        ) : null}
        {isAsked && query.status === 'success' ? (
          <>
            {query.data.customers.length === 0 ? (
              <div>
                <p>{t('checkout:customers.none')}</p>
                <Quiet>{t('checkout:customers.tryAgain')}</Quiet>
                <Quiet>{t('checkout:customers.new', { address: registration })}</Quiet>
              </div>
            ) : (
              <Quiet>
                {t(query.data.more ? 'checkout:customers.more' : 'checkout:customers.found', {
                  count: query.data.customers.length,
                })}
              </Quiet>
            )}
            <Rows>
              {query.data.customers.map((customer) => (
                <CustomerRow key={customer.id} customer={customer} action={action} onChosen={choose} />
              ))}
            </Rows>
          </>
        ) : null}
      </div>
    </Stack>
  )
}

type RowProps = {
  readonly customer: FoundCustomer
  readonly action: Action
  readonly onChosen: (customer: Customer) => void
}

function CustomerRow({ customer, action, onChosen }: RowProps) {
  const { t } = useTranslation(['checkout'])
  const { id, name, reference, email, dateOfBirth } = customer
  const born = dateOfBirth === null ? null : t('checkout:customers.born', { day: birthdayText(dateOfBirth) })
  return (
    <li>
      <div>
        <Name>{name}</Name>
        <Quiet>{[reference, email, born].filter((part) => part !== null).join(' · ')}</Quiet>
      </div>
      <Button
        variant="secondary"
        size="small"
        label={action.named(name)}
        onClick={() => onChosen({ id, name, reference, dateOfBirth })}
      >
        {action.label}
      </Button>
    </li>
  )
}
