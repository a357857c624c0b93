import type { ApiName } from '@touchline/contract'

/** What somebody who sends a call needs to know of it. A call without a description does not compile. */
export const callDescriptions: Readonly<Record<ApiName, string>> = {
  readTheme:
    'Colours, fonts and logo. With `venue` those of one venue; a venue without a look of its own has that of the application.',
  readClient:
    'Who runs the site: currency, switches, terms. `X-Client-Domain` says which client is meant; an unknown name means the default one.',
  readFooter: 'A piece of HTML for the foot of each page. Put it through a sanitiser before it is shown.',
  login:
    'Takes an e-mail address or a reference as `username`. Answers a token, to be sent as `Authorization: Bearer {token}`. A wrong name and a wrong password are answered alike.',
  logout: 'Ends the login whose token is sent. A token that has ended already is no error.',
  register: 'Makes a customer account and logs in. An address that is taken is a problem of the field `email`.',
  requestPasswordReset:
    'Always answers the same, so that nobody can find out whose account exists. In a sandbox the mail is in the outbox.',
  readUser:
    'The user of the token, with what a site shows of the account: credit, penalties, home venue, and whom they act for.',
  findCustomers:
    'For staff. `search` is a reference, a barcode or an e-mail address as a whole, or how the first or the last name begins; at most 20 are answered. Use `id` as the owner of a basket of source `front-of-house`. A call of ours: another platform may not have it.',
  listLinkedUsers:
    'The people a user may book for. Only confirmed links are listed. Use `referenced_user.id` as `purchased_for_user_id`.',
  listVenues:
    'All venues by name, or those within `radius` miles of a place, nearest first. Give a place as `postcode`, or as `latitude` and `longitude`; a postcode is known where a venue is in its district. `search` finds a name, a town, a postcode or the beginning of one, and an activity that is offered there.',
  listActivities:
    'Categories with a course or camp at some venue that has not ended, by name. `search` is looked for in their names and those of the groups they are in. `venues` says where, `soonest_starts_at` when the next begins. A call of ours: another platform may not have it.',
  listJoiningVenues: 'By name. None while online joining is switched off for the application.',
  updateVenue: 'For staff. What is left out of `data` stays. A call of ours: another platform may not have it.',
  readVenue: 'Where it is, when it opens, and what is switched on there.',
  listBookableCategories:
    'Categories with a course or camp at the venue that has not ended. None while courses and camps are switched off there or everywhere.',
  readBookableCategory:
    'By slug or id, at a venue by slug or id. With a `bookable_count` of 0 where everything in it has ended; not found when nothing in it was ever planned there.',
  listVenueCategories:
    'Groups of activities with something planned at the venue, and activities that are in none; courses and camps have lists of their own. `children` says what is in a group.',
  readVenueCategory:
    'By slug or id, a group or an activity. Where all of it is over there is no next date; not found when nothing in it was ever planned at the venue.',
  listDates:
    'From today, by the calendar of the venue, to the last day on which something is planned, at most five weeks. `is_bookable` is false for a day with nothing left.',
  listTickets:
    'Of one time, by either of its ids as `activity`; of the next time, by the slug of the activity. Put the id of a ticket into the basket as `activityTicket`.',
  listTimes:
    'Times at which tickets are valid, in order. Ask for these on days before `activities_v2_migration_date` of the venue, or where there is no such date; other days are empty. Ids are numbers.',
  listTimesV2:
    'The same on days from that date on. Ids are those of occurrences. `action_to_show` says what can be done, to a visitor too.',
  listTimetable:
    'Classes of a day in order, with tags and instructors, before `activities_v2_migration_date` of the venue; other days are empty. A class goes into the basket as `activity` with its number.',
  listTimetableV2: 'The same on days from that date on. A class goes into the basket as `av2Booking` with its id.',
  listSlots:
    'Times of every court on a day before `activities_v2_migration_date` of the venue, in order; other days are empty. `location_id` narrows them down to one court, or to the courts of a hall.',
  listSlotsV2: 'The same on days from that date on.',
  priceTicket:
    '`activityId` is a ticket, or a time of either generation; `occurrence_id` names the time where it does not. `reference` is that of a customer: oneself, somebody linked, or for staff anybody. 400 where no discount applies.',
  readActivityClass:
    'By its number or the id of its occurrence; the answer has the id of the generation its day belongs to.',
  listCategories:
    'For staff, by name. With `source=online` only those in which something can be booked, and the groups they are in; `booking_types` narrows it further. `in_use` says what keeps a category from being deleted.',
  createCategory:
    'For staff. A category in which something is booked has a `booking_type`; a group has none, and no parent. The parent of a category is a group. A slug is given once.',
  readCategory: 'For staff: with the group it is in, what is in it, and what uses it.',
  updateCategory:
    'For staff. What is left out of `data` stays. The booking type of a category that is in use does not change: 409, with the reasons under `in_use`.',
  deleteCategory: 'For staff. Of a category that nothing uses; otherwise 409, with the reasons under `in_use`.',
  listCourses:
    'What can be done with each course is in `bookable_action`; it is said to a known customer only. Give `venue_slugs` and `category_slugs` as on a page of the site. Answers an `ETag`.',
  listStartingSoon:
    'Soonest first, at most twelve; 14 days ahead unless `days` says otherwise. Only what can be booked now and has places left, courses, camps, classes, tickets and courts alike: of each category what comes next, and every kind of booking before a second one of a kind; at one `venue`, what comes next of each name. Answers an `ETag`. A call of ours: another platform may not have it.',
  listCamps:
    'What can be done with a camp is in its `bookable_action`: `book` while any of it can be booked. A price and an action of one of its `occurrences` are of that session bought alone; all of them have to be free for the entire camp. Answers an `ETag`.',
  readCamp: 'By id; or by slug, which is unique within venue and category. With its sessions, questions and extras.',
  readCourse: 'By id; or by slug, which is unique within venue and category. With its sessions, questions and extras.',
  listOccurrences:
    'By start, within `starts_after` and `starts_before`, which are both needed. `clashing` narrows it to what something speaks against. Restrictions and `bookable_action` are said to a known customer only, who blocks places only to staff who may see it.',
  readOccurrence: 'With what speaks against it in `clashes`, whatever its schedule is.',
  updateOccurrence:
    'For staff. What is left out of `data` stays. An occurrence at another time or place is detached from its rhythm and keeps its original times; its bookings follow, and `affected` says how many, and which of them now fall on another booking of the same person. There are never fewer places than are taken, and shared places stay shared. What has begun keeps its start.',
  deleteOccurrence:
    'For staff, with one of twelve reasons. It stays readable as `cancelled`. Its bookings are cancelled with everything paid for them as credit and whoever booked is told; baskets lose it, blocks are lifted, its waitlist is closed.',
  blockOccurrence:
    'For staff with the permission `view-block-bookings`. The places are taken like any others; `booking_id` of the answer is the block to lift. A call of ours: another platform may not have it.',
  liftBlock:
    'For staff with the permission `view-block-bookings`. Whoever waits for the places is asked first. A call of ours: another platform may not have it.',
  listRestrictions:
    'All of them in the order of their names. `search` is looked for in the name; `type` takes those that come before buying.',
  readRestriction:
    'The text somebody has to agree to, as HTML. Which restrictions are unmet is said with each occurrence.',
  joinWaitlist:
    'Only what is full is waited for, and only by who could book it otherwise. `count` places are offered together or not at all. Places that come free go by `mode`: everybody is told, they are offered in turn, or booked. For a course any of its sessions will do.',
  leaveWaitlist:
    'For whoever waits, who put them on the list, or staff. What was offered to them goes to the next in turn.',
  listCartAttendees:
    'Lists those of whom something is asked: questions of what was bought alone, names where nobody is named, and the waiver that the person has not agreed to. `attendee_waivers_required` of the basket says whether anything is missing. A call of ours: another platform may not have it.',
  answerForCart: 'All of them or none. What was entered before for the same line and position is replaced.',
  answerForOccurrence: 'For whoever is acted for, who comes to the session by a line of the basket or by a booking.',
  agreeToWaivers: 'Waivers agreed to are remembered for each person and not asked for again.',
  listPreviousAttendees:
    'Whom the user, or the linked user they act as, has entered before, with the answers of the last time.',
  addToWaitlist:
    'For what has a number before its venue’s migration date. Whoever waits is the linked user who was chosen, else the caller.',
  removeFromWaitlist: 'By the `id` of the entry. What was offered goes to the next in turn.',
  answerForActivity: 'As for an occurrence, by the number of the activity.',
  listWaitlistMembers:
    'In the order in which they will be asked; for staff. `position` counts those who have no offer yet.',
  listUserWaitlists:
    'What they wait for and what is offered to them, until when; `passed_over` says why somebody behind them came first.',
  readCart: 'One open basket per user and `source`. An empty one has no id yet.',
  addItems:
    'All of the items or none. Places are held from now on, for as long as `hold` says. A course takes `purchasable_type` `course` and its id; waivers agreed to go into `activity_restriction_ids`; answers and extras into fields of the same names.',
  updateItem:
    'Changes the quantity, or whom the item is for. The places move with it, or nothing changes. What was answered for one person is asked of the next.',
  removeItem: 'Frees the places at once. An extra goes by the id of its own child item.',
  clearCart: 'Takes out everything and frees all places and the credit set aside.',
  extendHold: 'Starts the hold anew, at most ten times and four hours in all. A client works without this call.',
  addLostAgain:
    'As everything was chosen, at the price of now. What can no longer be had is said in `notices`, with the reason. A client works without this call.',
  readBasket:
    'The older name of the basket `activity-booking` of whoever is signed in; both families act on one basket.',
  clearBasket: 'The older name of emptying it.',
  addToBasket:
    'The older name of adding to it. Items that name nobody are for `selected_user_id`, where one is given. `membership_user_id` may be sent and changes nothing.',
  removeFromBasket: 'Several items at once, all or none; an extra by its own item id.',
  updateBasketItem: 'The older name of changing an item: `options` holds what may change.',
  listCredits:
    'Credit by credit, with the day until which each can be used. A call of ours: another platform may not have it.',
  applyCredit:
    'Sets credit aside for the basket. Each amount replaces the one before; 0 takes it back. It is spent when the order is made.',
  listBookings:
    'Bookings of the caller and linked people; staff see everybody. `cancellation_source` says on whose behalf cancelling would be: `cancellation` holds what it would mean.',
  readBooking: 'With what cancelling it now would mean, by `cancellation_source`: `cancellation.outcome` to the penny.',
  readBookingBundle:
    'A course, a camp or some of its sessions, with what was answered, agreed to and bought beside it. Of an answer with many options it holds `answers`, of any other `answer`.',
  cancelBooking:
    'The same as an update of one booking. `source` is `bookings` for customers unless it says otherwise. A booking of a course cancels what is left of the course; a reserved one leaves its basket. Answers everything that changed.',
  updateBookings:
    'Cancels all of them or none: the first that cannot be cancelled refuses the lot, and says why. What comes back is what `cancellation.outcome` said of it. After the cut-off staff say a `reason`, and then nothing is kept back.',
  updateAttendance: 'Of settled bookings whose session has started, all or none. For staff.',
  moveBooking:
    'To another session with the same pricing option, before the cut-off, for what was paid. Whatever keeps somebody from booking it keeps them from moving there. A call of ours: another platform may not have it.',
  listMoves:
    'What moving the booking would take at this moment, within four weeks, at no cost. A call of ours: another platform may not have it.',
  listOrders: 'Newest first. `status` narrows it down.',
  readOrder:
    'The receipt: what was bought, for whom, and how it was paid. For its owner and whoever is booked in by it.',
  listTills: 'Of whoever asks, with what went through them. A call of ours: another platform may not have it.',
  openTill: 'For staff, one at a time. A call of ours: another platform may not have it.',
  closeTill: 'Whoever opened it; one that is closed stays as it is. A call of ours: another platform may not have it.',
  payAtDesk:
    'For a basket of source `front-of-house` or `point-of-sale`: cash, card terminal, cheque and vouchers, which need an open till, and credit, which does not. The entries add up to the balance; cash and cheque exclude each other; vouchers may be several, each with its `reference`. Repeated, it answers the same order.',
  readAcceptedTerms:
    'As they were then, whatever the terms are by now; 404 for an order without. A call of ours: another platform may not have it.',
  readOrderAtDesk:
    'For staff: by the number on the receipt, whoever ordered it. A call of ours: another platform may not have it.',
  refundOrder:
    'For staff. All parts or none, never more than was paid in a way that may come back so: a card payment as `online`, `credit` or `off-system`, credit only as `credit`. What goes to a card can be `pending`, and can fail later: then `refund_status` says so and it may be given back once more. Send an `Idempotency-Key` so that a repetition gives nothing more. A call of ours: another platform may not have it.',
  resendConfirmation: 'As the order is now, to whoever placed it. A call of ours: another platform may not have it.',
  listSavedCards:
    'Also those that have expired, and those of a provider that the organisation no longer uses. A number is nowhere. A call of ours: another platform may not have it.',
  removeSavedCard:
    'It is gone from the account at once; a provider that does not answer is told until it has heard. A call of ours: another platform may not have it.',
  readCardSetups:
    'Where the payment provider of the organisation can, and where the customer may pay online. A call of ours: another platform may not have it.',
  beginCardSetup:
    'Open the card form with `session_key` and enter the card with `client_secret`; then finish. No money moves, and the holder of the card is always authenticated. A set-up is worth one card and ends after an hour. A call of ours: another platform may not have it.',
  finishCardSetup:
    'Call it when the card form has taken the card, and again when the bank is done. `sca_required`: open `sca_url`, in a frame or as the page. `failed`: enter another card with the same secret. `succeeded` has the card, which takes its own place if it was kept before. A call of ours: another platform may not have it.',
  preparePayment:
    'Call it first. Answers a `session_key`, and the address of the browser library that turns a card into a `card_identifier`. Card numbers never come here.',
  preparePaymentWith: 'The same with a provider named in the path.',
  authorisePayment:
    'Holds the money. `sca_required` means: post `sca_data` to `sca_url` in a frame or a new page; the bank posts back, and the `cres` it gives is the `sca_result` of the next call. `payments` are tenders, for a card `[{ "tender_type": "online", "amount": … }]`. Send the `item_hash` of the basket.',
  authorisePaymentWith: 'The same with a provider named in the path.',
  completePayment:
    'With a `transaction_uuid`: takes the money and makes the order. Without: orders a basket that needs no card. Repeating it answers the same order. `pending` means: ask again.',
  completePaymentWith: 'The same with a provider named in the path.',
  prepareSession:
    'For organisations whose provider works by sessions. The card is entered with the `session_token` in the card form of the library; the platform is told of nothing but the `session_id`.',
  prepareSessionWith: 'The same with a provider named in the path.',
  paySession:
    'Holds the money of the card that was entered in the session. `sca_required` means: open `sca_url` with the fields of `sca_data` in the address; the bank posts back, and the `result_token` it gives is the `sca_result` of the 3-D Secure call.',
  paySessionWith: 'The same with a provider named in the path.',
  completeSession:
    'Takes the money and makes the order. A body is compared with what was authorised; without one, that counts. Repeating it answers the same order.',
  completeSessionWith: 'The same with a provider named in the path.',
  completeSca:
    'The `cres` the bank posted goes into `sca_result`; an empty one means that the customer came back without. What happened is asked of the gateway, not believed.',
  returnFromBank:
    "The address a bank's page posts its form to. It answers a page that tells the window which opened it to go on.",
  receiveWebhook:
    'Signed in `X-Gateway-Signature`: `t={seconds},v1={HMAC-SHA256 of seconds, a full stop and the body}`. Known events are answered like new ones and change nothing.',
  listPenalties:
    'What somebody owes and what is refused until then. It is paid like anything else: put it into the basket with its `purchasable_type` and id. `debtReconciliation` with the id of the user settles all debts at once.',
  applyDiscount:
    'For a kiosk: somebody shows a membership, and one ticket at each time costs what they pay. `reference` is that of a customer: oneself, somebody linked, or for staff anybody. 400 with a message where nothing gets cheaper, where tickets are bought as one line, and where it is applied already. `discounts` of the basket says what there is.',
  removeDiscount: 'The tickets of this customer cost what they cost.',
  clearDiscounts: 'The same for every customer.',
  createCharge:
    'For staff. What is charged is listed with the penalties of the customer and paid like them: `collectableFee` or `debt` with its id, at the desk or on the site. In a basket and an order it is a `journal_transaction`.',
  removeBenefit: 'The item costs what everybody pays. Refused where nobody without a membership can have it.',
  removePackageUsage: 'The usages are free again, and the item costs what it costs.',
  listMembershipTypes:
    'The table of `/pricing`: for each kind of thing sold at the venue its lowest price without a membership and with this one. Tickets are those of the next fortnight.',
  readMembershipType: 'The same of one of them.',
  listPackages:
    'Each is bought by its pricing option: `purchasable_type` `pricingOption` and the id of that. The price is an estimate while nobody is signed in.',
  readPackage: 'With what is in it and how long it lasts.',
  listOwnedPackages:
    'With the usages left of each of its contents. A use is given back when its booking is cancelled in time. A call of ours: another platform may not have it.',
  listGuestPasses:
    'Bought as packages that are `for_guests`, in the basket `online-guest-passes`; each usage is a pass. The guest shows its code.',
  readGuestPass: 'Says nothing of whose it is. A call of ours: another platform may not have it.',
  redeemGuestPass:
    'For staff at the door. Of two at the same time one is let in. A call of ours: another platform may not have it.',
  readLive: 'For whoever starts the process anew when it hangs.',
  readReady: 'For load balancers: 503 while something is missing.',
  listSandboxes: 'Those that exist on this server.',
  createSandbox:
    'Made in milliseconds from a template. Send its id in `X-Sandbox` from then on. It may begin with a scenario, with records of your own, and at any moment of time.',
  readSandbox: 'Its clock and when it goes away.',
  deleteSandbox: 'With its merchant at the gateway. Deleting it twice is no error of the first.',
  resetSandbox:
    'Seed and clock as in the beginning, with a scenario if you like. `{"clock": "keep"}` leaves the clock where it is.',
  forkSandbox: 'Something to come back to, or to hand to somebody: everything in it, under another id.',
  readClock: 'What time it is in the sandbox, and whether it stands still.',
  moveClock:
    'Give `now` or `advance`; it goes forward only. Everything that becomes due on the way happens, in order, before the answer.',
  listUpcoming:
    'Holds that will run out, offers that will end, mails that will go: what moving the clock would bring about.',
  listScenarios: 'Situations that are hard to reach by hand, with the values each takes.',
  applyScenario: 'Into a sandbox that is there. A scenario goes in once.',
  listPersonas: 'Who is who in the seed. They all have the same password, which the README names.',
  loginPersona: 'Without a password. The token is an ordinary one.',
  endLogins: 'Tokens end by real time, which no sandbox moves: this is how a login that has run out is tried.',
  createRedirectSession:
    'For a server of a partner, with its key in `X-Partner-Key`: what it names goes into a basket that it puts together for a customer, beside the customer’s own, who is then sent to `path` on the booking site. `items` take the place of what it put there before; without them, that is paid. Whoever was sent before for the same customer is late from then on, and `409` says that they are paying. Send an `Idempotency-Key` so that a repetition is answered with the same session. The token pays that basket and does nothing else.',
  readRedirectSession: 'Whoever has the address was sent there. `consumed_at` says that it has been paid.',
  readIntegrationSettings: 'On until somebody switches it off.',
  updateIntegrationSettings:
    'While third-party integrations are off, nobody is told of what happens; what has happened before is still delivered.',
  listIntegrationTypes: 'Their values are the `type` of a new integration.',
  listIntegrationDrivers: 'Their values are the `driver` of a new integration.',
  listIntegrationEventTypes: 'Their values are what `enabled_event_types` of an integration may hold.',
  listIntegrations: 'For staff. `driver` is shown to super users only.',
  createIntegration: 'It is active, and told of nothing until an update names event types.',
  readIntegration: '`driver` is shown to super users only.',
  updateIntegration:
    'What is left out stays; `enabled_event_types` replaces the list that was. Only super users may name a `driver`.',
  listEvents:
    'Each event is kept with what has happened, and delivered at least once; `delivered_at` is null while it waits.',
  listMails: 'Nothing is ever sent from a sandbox.',
  readMail: 'With the calendar file that comes with it.',
  listFaults: 'Those at the gateway first, then those of calls, each with how often it has struck.',
  addFault:
    'With `match.operation` something goes wrong at the card gateway: every row of the table of faults, without the secret of the gateway, and with `match.provider` only for that provider. With `match.point` the platform stops in the middle of a completion, as if its process had died there. With `match.call` a call of the platform is `slow`, answers a `status`, or loses its connection (`drop`): the `nth` time it is sent and `times` times from then on; `any` is every call. Faults of calls are kept in memory by the server that was asked; a reset forgets them. In mode `shared` any request may bring one of its own: `X-Sandbox-Fault: release=lost_response`, or `call=drop` for itself.',
  clearFaults: 'At the gateway and at calls.',
  listJournal:
    'The last 500 requests that this server has answered for the sandbox: which call, with what status, how long it took, and under which correlation id, which an answer has in `X-Correlation-Id` and a request may bring along. No bodies, queries or tokens.',
  listGatewayPayments:
    'Every attempt with what is held, taken and given back, as the simulated gateway has it. No test card is listed by a call: an answer of the platform never has a card number.',
  listWebhooks: 'Each delivery with how often it was tried and what the platform answered.',
  sendWebhookAgain: 'The platform does nothing the second time: an event is taken in once.',
  checkInvariants: 'What must hold whatever happens. `broken` says where it does not.',
}
