import { decimal, format } from '@touchline/money'
import { bankPage, reportPage, returnPage } from '../browser/bank-page.ts'
import type { DecisionOutcome } from '../engine/challenge.ts'
import type { Challenge } from '../store/challenges.ts'
import type { Merchant } from '../store/merchants.ts'
import type { Facade, Transaction } from '../store/transactions.ts'
import { defaultAccent } from './accent.ts'
import { html, nothing, scriptData, trusted, type Html } from './html.ts'
import type { Page } from './send-page.ts'
import { bankStyle } from './styles.ts'
import type { Language } from '@touchline/languages'
import { textsFor, type Texts } from '../texts/index.ts'

/** The data that every bank page shows or needs. */
export type BankVisit = {
  readonly challenge: Challenge
  readonly about: BankSubject
  readonly merchant: Merchant
  /** Origins whose pages may be around this one. */
  readonly framers: readonly string[]
  readonly locale: Language
  /** The merchant's time. */
  readonly now: number
  /** The merchant's page that shows this one in a frame by the provider's library and waits for its message. */
  readonly opener: string | undefined
}

/** The subject of a challenge: a payment, or a card set-up. */
export type BankSubject = {
  readonly facade: Facade
  /** The merchant's reference. */
  readonly vendorTxCode: string
  /** Its id in the provider's browser format. */
  readonly name: Readonly<Record<string, string>>
  readonly lastFour: string
  /** Null where nothing is paid. */
  readonly price: Pick<Transaction, 'amount' | 'currency'> | null
  /** The bank's result is still needed. */
  readonly isWaiting: boolean
}

const style = bankStyle({ accent: defaultAccent, radius: 8, fontSize: 17, font: 'Roboto' })

function page(visit: BankVisit, title: string, content: Html, script?: Html): Page {
  const words = wordsFor(visit)
  return {
    status: 200,
    locale: visit.locale,
    title: `${title} – ${words.banner}`,
    style,
    body: html`<div class="banner">${words.banner}</div>
      <main aria-labelledby="heading">
        <h1 id="heading">${title}</h1>
        ${content}
      </main>`,
    ...(script ? { script } : {}),
    frameAncestors: visit.framers,
    formTargets: [new URL(visit.challenge.notificationUrl).origin],
  }
}

/** The bank's texts. For a set-up they are about the card, not about a payment. */
function wordsFor({ about, locale }: BankVisit): Texts['bank'] {
  const { bank, bankForCard } = textsFor(locale)
  return about.price ? bank : { ...bank, ...bankForCard }
}

function facts({ about: { price, lastFour }, merchant }: BankVisit, words: Texts['bank']): Html {
  return html`<dl>
    ${fact(words.merchant, merchant.displayName)} ${price ? fact(words.amount, priceText(price)) : nothing}
    ${fact(words.card, `•••• ${lastFour}`)}
  </dl>`
}

const fact = (name: string, value: string) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`

function priceText({ amount, currency }: NonNullable<BankSubject['price']>): string {
  return currency === 'GBP' ? format(amount) : `${currency} ${decimal(amount)}`
}

type Asking = Extract<DecisionOutcome, { kind: 'asking' }>

function problemIn(asking: Asking, words: Texts['bank']): string | undefined {
  if (asking.notice === 'wrong_code') return asking.triesLeft === 1 ? words.wrongCodeLastTry : words.wrongCode
  return asking.notice === 'empty_code' ? words.emptyCode : undefined
}

function noticeIn({ notice }: Asking, words: Texts['bank']): string | undefined {
  if (notice === 'resent') return words.resent
  if (notice === 'extended') return words.extended
  return notice === 'no_extension' ? words.noExtension : undefined
}

function decisionAddress({ challenge, opener }: BankVisit): string {
  const query = opener === undefined ? '' : `?opener=${encodeURIComponent(opener)}`
  return `/gateway/acs/challenge/${challenge.id}/decision${query}`
}

/** Asks for the code. Every button is a real submit, so the page works without scripts. */
export function askingPage(visit: BankVisit, asking: Asking): Page {
  const words = wordsFor(visit)
  const action = decisionAddress(visit)
  const problem = problemIn(asking, words)
  const note = noticeIn(asking, words)
  const endsInMs = Math.max(0, visit.challenge.expiresAt - visit.now)
  const settings = {
    endsInMs: visit.merchant.clockFrozenAt === null ? endsInMs : null,
    twoMinutesLeft: words.twoMinutesLeft,
    halfMinuteLeft: words.halfMinuteLeft,
  }
  const content = html`${problem === undefined ? nothing : problemSummary(words, problem)}
    ${note === undefined ? nothing : html`<p class="notice" role="status">${note}</p>`}
    <p>${words.intro}</p>
    ${facts(visit, words)} ${codeForm(action, words, problem)} ${timeForm(action, words, endsInMs)}
    ${outcomePanel(action, words)}`
  return page(visit, words.title, content, html`(${trusted(bankPage.toString())})(${scriptData(settings)})`)
}

function problemSummary(words: Texts['bank'], problem: string): Html {
  return html`<div class="problem" id="problem" role="alert" tabindex="-1">
    <h2>${words.problem}</h2>
    <a href="#otp">${problem}</a>
  </div>`
}

function codeForm(action: string, words: Texts['bank'], problem: string | undefined): Html {
  const invalid = problem === undefined ? nothing : html` aria-invalid="true"`
  return html`<form method="post" action="${action}" novalidate>
    <label for="otp">${words.codeLabel}</label>
    <input
      class="code"
      id="otp"
      name="otp"
      type="text"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="6"
      aria-describedby="code-shown"
      ${invalid}
    />
    <p class="hint shown" id="code-shown">${words.codeShown} <strong>123456</strong></p>
    <button class="primary" type="submit">${words.submit}</button>
    <div class="row">
      <button type="submit" name="action" value="resend">${words.resend}</button>
      <button type="submit" name="action" value="cancel">${words.cancel}</button>
    </div>
  </form>`
}

function timeForm(action: string, words: Texts['bank'], endsInMs: number): Html {
  return html`<form class="time" id="extend" method="post" action="${action}">
    <span>${words.timeLeft} <strong id="time-left">${Math.ceil(endsInMs / 60_000)} ${words.minutes}</strong></span>
    <span class="seen-by-readers" id="time-said" role="status"></span>
    <input type="hidden" name="action" value="extend" />
    <button type="submit">${words.extend}</button>
  </form>`
}

function outcomePanel(action: string, words: Texts['bank']): Html {
  const outcomes = [
    ['approve', words.approve],
    ['decline', words.decline],
    ['attempt', words.attempt],
    ['timeout', words.timeout],
    ['error', words.error],
  ] as const
  const buttons = outcomes.map(
    ([value, label]) => html`<button type="submit" name="action" value="${value}">${label}</button>`,
  )
  return html`<form method="post" action="${action}">
    <fieldset>
      <legend>${words.panel}</legend>
      <p class="hint">${words.panelHint}</p>
      <div class="row">${buttons}</div>
    </fieldset>
  </form>`
}

/** The bank does not answer; the challenge expires unless the customer cancels. */
export function waitingPage(visit: BankVisit): Page {
  const words = wordsFor(visit)
  const content = html`<div class="spinner" aria-hidden="true"></div>
    <p role="status">${words.waiting}</p>
    ${facts(visit, words)}
    <form method="post" action="${decisionAddress(visit)}">
      <button type="submit" name="action" value="cancel">${words.cancel}</button>
    </form>`
  return page(visit, words.waitingTitle, content)
}

/** The form that returns the stored result to the merchant, by script or by the button. */
export function returningPage(visit: BankVisit, fields: Readonly<Record<string, string>>): Page {
  const words = wordsFor(visit)
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  const content = html`<p>${words.returning}</p>
    <form method="post" action="${visit.challenge.notificationUrl}" target="_self">
      ${hidden}
      <button class="primary" type="submit">${words.proceed}</button>
    </form>`
  return page(visit, words.returningTitle, content, trusted(`(${returnPage.toString()})()`))
}

/** Tells the library around the frame that the bank is finished; the merchant asks for the result. */
export function reportingPage(visit: BankVisit, opener: string): Page {
  const words = wordsFor(visit)
  const message = { v: 1, type: 'challenge.decided', ...visit.about.name }
  const program = html`(${trusted(reportPage.toString())})(${scriptData(message)}, ${scriptData(opener)})`
  return page(visit, words.returningTitle, html`<p role="status">${words.returning}</p>`, program)
}

/** An error page: an unknown challenge or key, or a page that may not frame the form. */
export function failurePage(locale: Language, status: number, reason: 'gone' | 'origin'): Page {
  const words = textsFor(locale).failure
  return {
    status,
    locale,
    title: words.title,
    style,
    body: html`<main>
      <h1>${words.title}</h1>
      <p>${words[reason]}</p>
    </main>`,
    frameAncestors: [],
    formTargets: [],
  }
}
