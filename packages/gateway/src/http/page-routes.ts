import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { framersOf, momentOf, type Deps } from '../deps.ts'
import { decideOnPage, decisionActions, type Decision, type DecisionOutcome } from '../engine/challenge.ts'
import { decodeMessage, requestMessage, resultMessage } from '../engine/challenge-result.ts'
import {
  askingPage,
  failurePage,
  reportingPage,
  returningPage,
  waitingPage,
  type BankSubject,
  type BankVisit,
} from '../pages/bank-pages.ts'
import { languageAsked } from '@touchline/texts'
import { sendPage } from '../pages/send-page.ts'
import { findChallenge, updateSessionData, type Challenge } from '../store/challenges.ts'
import { takeFault, type Fault } from '../store/faults.ts'
import { findMerchant, isOriginOf } from '../store/merchants.ts'
import { findSetup } from '../store/setups.ts'
import { findTransaction } from '../store/transactions.ts'
import { parameter } from './parse.ts'

/** The bank page: opened by the browser's form, decided by its own forms, left by a form to the merchant. */
export function addBankRoutes(app: FastifyInstance, deps: Deps): void {
  app.post('/acs/challenge', async (request, reply) => {
    const visit = openVisit(deps, request)
    if (!visit) return sendPage(reply, deps.random, failurePage(localeIn(request), 404, 'gone'))
    const outcome = deps.db.write(() => opening(deps, visit))
    return sendPage(reply, deps.random, pageFor(deps, visit, outcome))
  })
  app.get('/acs/challenge/:id', (request, reply) => {
    const visit = openByAddress(deps, request)
    if (!visit) return sendPage(reply, deps.random, failurePage(localeIn(request), 404, 'gone'))
    const outcome = deps.db.write(() => opening(deps, visit))
    return sendPage(reply, deps.random, pageFor(deps, visit, outcome))
  })
  app.post('/acs/challenge/:id/decision', async (request, reply) => {
    const visit = visitOf(deps, parameter(request.params, 'id'), request)
    if (!visit) return sendPage(reply, deps.random, failurePage(localeIn(request), 404, 'gone'))
    return decide(deps, visit, decisionIn(request), reply)
  })
}

function localeIn(request: FastifyRequest) {
  return languageAsked(request.headers['accept-language'])
}

function visitOf(deps: Deps, id: string, request: FastifyRequest): BankVisit | undefined {
  const challenge = findChallenge(deps.db, id)
  const merchant = challenge && findMerchant(deps.db, challenge.merchantId)
  const about = challenge && subjectOf(deps, challenge)
  if (!challenge || !merchant || !about) return undefined
  const opener = parameter(request.query, 'opener')
  return {
    challenge,
    merchant,
    framers: framersOf(deps, merchant),
    about,
    // The language from the merchant, or the browser's.
    locale: languageAsked(challenge.language || request.headers['accept-language']),
    now: momentOf(deps, merchant).now,
    opener: isOriginOf(merchant, opener) ? opener : undefined,
  }
}

function subjectOf({ db }: Deps, { merchantId, transactionId, setupId }: Challenge): BankSubject | undefined {
  const transaction = transactionId === null ? undefined : findTransaction(db, merchantId, transactionId)
  if (transaction) {
    const { id, facade, vendorTxCode, lastFour, amount, currency, state } = transaction
    const name = { payment_intent: `pi_${id}` }
    const isWaiting = state === 'challenge_required'
    return { facade, vendorTxCode, name, lastFour, price: { amount, currency }, isWaiting }
  }
  const setup = setupId === null ? undefined : findSetup(db, merchantId, setupId)
  if (!setup) return undefined
  const { id, vendorTxCode, lastFour, state } = setup
  const name = { setup_intent: `seti_${id}` }
  const isWaiting = state === 'requires_action'
  return { facade: 'card-provider', vendorTxCode, name, lastFour: lastFour ?? '', price: null, isWaiting }
}

/** The visit of a plain link, as the other two providers use it. */
function openByAddress(deps: Deps, request: FastifyRequest): BankVisit | undefined {
  const visit = visitOf(deps, parameter(request.params, 'id'), request)
  if (!visit || visit.about.facade === 'card-gateway') return undefined
  return withSessionData(deps, visit, parameter(request.query, 'state'))
}

function withSessionData(deps: Deps, visit: BankVisit, sessionData: string): BankVisit | undefined {
  if (sessionData.length > 1024) return undefined
  deps.db.write(() => updateSessionData(deps.db, visit.challenge.id, sessionData))
  return { ...visit, challenge: { ...visit.challenge, sessionData } }
}

/** The visit that the posted message names, with the merchant's own text for the return. */
function openVisit(deps: Deps, request: FastifyRequest): BankVisit | undefined {
  const creq = parameter(request.body, 'creq')
  const message = creq === '' ? parameter(request.body, 'PaReq') : creq
  const id = decodeMessage(message)?.['acsTransID']
  const visit = typeof id === 'string' ? visitOf(deps, id, request) : undefined
  if (!visit || requestMessage(visit.challenge) !== message) return undefined
  const isFallback = visit.challenge.protocol === 'pareq'
  // A return address chosen by the browser would make the bank page an open redirect.
  if (isFallback && parameter(request.body, 'TermUrl') !== visit.challenge.notificationUrl) return undefined
  return withSessionData(deps, visit, parameter(request.body, isFallback ? 'MD' : 'threeDSSessionData'))
}

/** A challenge that has expired or was aborted returns at once. */
function opening(deps: Deps, visit: BankVisit): DecisionOutcome {
  if (isOver(visit)) return decideOnPage(momentOf(deps, visit.merchant), visit.challenge, { action: 'error' })
  if (visit.challenge.result !== null) return { kind: 'decided' }
  return visit.challenge.stalled === 1 ? { kind: 'waiting' } : { kind: 'asking', notice: null }
}

function isOver({ challenge, about, now }: BankVisit): boolean {
  return !about.isWaiting || now >= challenge.expiresAt
}

function decisionIn(request: FastifyRequest): Decision {
  const wanted = parameter(request.body, 'action')
  const action = decisionActions.find((known) => known === wanted)
  return action ? { action } : { code: parameter(request.body, 'otp').replaceAll(/\s/g, '') }
}

async function decide(deps: Deps, visit: BankVisit, decision: Decision, reply: FastifyReply): Promise<FastifyReply> {
  const staysOpen = 'action' in decision && (decision.action === 'resend' || decision.action === 'extend')
  const fault = staysOpen || visit.challenge.result !== null ? undefined : takeBankFault(deps, visit)
  if (fault?.effect === 'slow') await wait(fault.ms ?? 1000)
  const word = isOver(visit) ? ({ action: 'error' } as const) : decision
  const moment = momentOf(deps, visit.merchant)
  const outcome = deps.db.write(() => decideOnPage(moment, visit.challenge, word, fault))
  const decided = { ...visit, challenge: findChallenge(deps.db, visit.challenge.id) ?? visit.challenge }
  if (fault?.effect === 'duplicate_return' && outcome.kind === 'decided') await returnOnceMore(deps, decided)
  return sendPage(reply, deps.random, pageFor(deps, decided, outcome))
}

function takeBankFault(deps: Deps, { merchant, about: { vendorTxCode, facade } }: BankVisit): Fault | undefined {
  return deps.db.write(() => takeFault(deps.db, merchant.id, { operation: 'acs', vendorTxCode, facade }))
}

function pageFor(deps: Deps, visit: BankVisit, outcome: DecisionOutcome) {
  switch (outcome.kind) {
    case 'asking':
      return askingPage(visit, outcome)
    case 'waiting':
      return waitingPage(visit)
    case 'decided': {
      const challenge = findChallenge(deps.db, visit.challenge.id) ?? visit.challenge
      const decided = { ...visit, challenge }
      if (visit.opener !== undefined) return reportingPage(decided, visit.opener)
      return returningPage(decided, returnFields(visit, challenge))
    }
  }
}

/** The fields of the return form. Names and case follow the provider or the protocol. */
function returnFields({ merchant, about }: BankVisit, challenge: Challenge): Readonly<Record<string, string>> {
  const result = challenge.result ?? 'U'
  const message = resultMessage(merchant, challenge, result)
  const sessionData = challenge.sessionData ?? ''
  switch (about.facade) {
    case 'card-gateway':
      return challenge.protocol === 'creq'
        ? { cres: message, threeDSSessionData: sessionData }
        : { PaRes: message, MD: sessionData }
    case 'card-provider': {
      const passed = result === 'Y' || result === 'A'
      return { ...about.name, redirect_status: passed ? 'succeeded' : 'failed', state: sessionData }
    }
    case 'session-provider':
      return { result_token: message, state: sessionData }
  }
}

/** A fault posts the return form itself before the browser does, like a double click. */
async function returnOnceMore(deps: Deps, visit: BankVisit): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams(returnFields(visit, visit.challenge)).toString()
  try {
    await deps.deliver(visit.challenge.notificationUrl, { headers, body })
  } catch {
    // The browser's own form follows in any case.
  }
}
