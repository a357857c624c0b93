import { isObject, type JsonObject } from './json.ts'

/** The kind of personal data that a field holds, and with it how it is replaced. */
export type Kind = 'secret' | 'name' | 'address' | 'phone' | 'birth' | 'card' | 'text' | 'user' | 'order'

/** Fields by name, the first row that fits. What the description does not know at all is replaced in any case. */
const rows: readonly (readonly [Kind, RegExp])[] = [
  [
    'secret',
    /(^|_)(token|password|passcode|password_confirmation|secret|credentials?|pin|otp|nonce|signature|jwt|cookie|authorization|barcode|session|payment_reference|card_identifier|item_hash|webcal_url)$/,
  ],
  ['secret', /^(api|session|partner|access|client|private|public)_key$|_secret$|^(sca|three_ds)_(data|url)$/],
  ['secret', /^(transaction|payment_session|payment_method|setup|setup_intent|session|saved_card|checkout)_(id|uuid)$/],
  ['secret', /^(vendor_tx_code|correlation_id|x_partner_key|old|new|old_password|new_password)$/],
  ['card', /^(card_number|pan|last_four|last4|cvv|cvc|cv2|security_code|card_expiry|expiry|expiry_(date|month|year))$/],
  ['birth', /^(date_of_birth|dob|born_on|birth_?date|birthday)$/],
  ['phone', /^(.*_)?(phone|telephone|mobile|phone_number|mobile_number|tel|fax)$/],
  [
    'name',
    /^(first|last|middle|full|given|family|maiden|billing|cardholder|customer|display|purchased_for|contact)_name$|^(username|user_name|surname|forename|nickname|email|email_address|e_mail|email_or_reference|instructors)$/,
  ],
  [
    'address',
    /^(address.*|line_?\d|town|city|county|post_?code|zip(_code)?|street|house_number|latitude|longitude|lat|lng)$/,
  ],
  ['user', /^((.*_)?(user|customer|member|attendee|owner)_(id|uuid|reference)s?)$/],
  ['order', /^((complete_)?order_id)$/],
  [
    'text',
    /^(answers?|default_answer|notes?|comments?|message|messages|details?|reason|text|body|subject|search|q|query|errors?|emergency_contact|medical.*|allergies|disability|ethnicity|gender|query|feedback|remarks?)$/,
  ],
]

/** Objects with one of these are a person, so their name and id are personal. */
const ofPeople = ['first_name', 'last_name', 'firstName', 'lastName', 'date_of_birth', 'email', 'username']
const peopleParents =
  /^(users?|persons?|people|customers?|instructors?|linked(_users?)?|owners?|members?|attendees?|cardholder|emergency_contact|selected_user|invitation)$/

/** Objects with one of these are a place, whose address everybody may know. */
const ofPlaces = ['slug', 'opening_times', 'openingTimes', 'getting_here', 'latitude']

/** Where a field stands: the names above it, the nearest first, and the objects that they belong to. */
export type Place = { readonly names: readonly string[]; readonly objects: readonly JsonObject[] }

const has = (object: JsonObject | undefined, names: readonly string[]): boolean =>
  object !== undefined && names.some((name) => Object.hasOwn(object, name))

const isPerson = ({ names, objects }: Place): boolean => has(objects[0], ofPeople) || peopleParents.test(names[0] ?? '')

function isPlace({ objects: [inner, outer] }: Place): boolean {
  return (has(inner, ofPlaces) || has(outer, ofPlaces)) && !has(inner, ofPeople) && !has(outer, ofPeople)
}

/** Orders are not named as such where they are the whole answer. */
function isOrder({ objects: [object] }: Place): boolean {
  return object !== undefined && 'items' in object && isObject(object['balance'])
}

/** The kind of the field of this name there; undefined for one that is not personal. */
export function kindOf(name: string, place: Place): Kind | undefined {
  if (name === 'name' || name === 'title' || name === 'description') return isPerson(place) ? 'name' : undefined
  if (name === 'id') {
    if (isPerson(place)) return 'user'
    return isOrder(place) ? 'order' : undefined
  }
  if (name === 'uuid' || name === 'reference') return isPerson(place) ? 'secret' : undefined
  const kind = rows.find(([, names]) => names.test(name))?.[0]
  return (kind === 'address' || kind === 'phone') && isPlace(place) ? undefined : kind
}

/** The kind of an identifier that stands behind this part of a path; undefined where it says nothing about anybody. */
export function kindBehind(segment: string): Kind | undefined {
  if (/^(users?|linked|members|customers?|people|persons?|discounts|owners)$/.test(segment)) return 'user'
  if (/^orders?(-confirmed)?$/.test(segment)) return 'order'
  return secretsBehind.test(segment) ? 'secret' : undefined
}

const secretsBehind =
  /^(calendar-feeds|data-downloads|linked-invitations|guest-passes|3ds-return|redirect-sessions|complete|sca-completion|saved-cards|setups|documents|tokens?|sessions?|reset-password|confirm.*|invitations?)$/
