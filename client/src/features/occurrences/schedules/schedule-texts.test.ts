import { describe, expect, test } from 'vitest'
import common from '../../../i18n/en/common.json'
import courses from '../../../i18n/en/courses.json'

describe('texts of the course and camp screens', () => {
  test('[O-08, S2-043] the screens have their titles', () => {
    expect(common.titles.chooseCourseCategory).toBe('Choose a Course Category')
    expect(common.titles.chooseCourse).toBe('Choose a Course')
    expect(common.titles.courseTimetable).toBe('Course timetable')
  })

  test('[S2-032, S2-034, S2-035, S2-036, S2-037] the camp screens have their titles', () => {
    expect(common.titles).toMatchObject({
      chooseCampCategory: 'Choose a Camp Category',
      chooseCamp: 'Choose a Camp',
      campTimetable: 'Camp timetable',
      campDetails: 'Camp Details',
      campBooking: 'Camp Booking',
    })
  })

  test('[S2-158 partly, S5-016 partly] the words of the dates chooser', () => {
    expect(courses.campBooking).toMatchObject({ entire: 'Entire camp', chooseDates: 'Choose dates' })
    expect(courses.booking.hints.selectSession).toBe('Please select at least one session')
  })

  test('[O-24 partly] the hints of the disabled button', () => {
    expect(courses.booking.hints).toMatchObject({
      reserved: 'Reserved',
      alreadyBooked: 'Already booked',
      agreeToWaiver: 'Please agree to the waiver',
      completeRequired: 'Please complete all required fields',
    })
  })

  test('[O-22, S8-023] a booking that failed without a message from the platform', () => {
    expect(courses.booking.failed).toBe('Unable to complete your booking, please try again.')
  })

  test('[S2-163 partly, S2-164 partly, S2-169 partly, S2-170 partly, C-22] the actions of form and confirmation', () => {
    expect(courses.booking).toMatchObject({
      addToBasket: 'Add to basket',
      checkoutNow: 'Checkout now',
      checkout: 'Checkout',
      backToHome: 'Back to home',
    })
  })

  test('[O-26 partly] visitors read the same text about closed courses as customers', () => {
    expect(courses.course.standing.ended).toBe('This course has ended.')
    expect(courses.standing.opens).toBe('Booking opens on {{date}}.')
  })

  test('[S4-078 partly] the tags of sessions', () => {
    expect(courses.tags).toMatchObject({
      past: 'Past session',
      busy: 'Busy at this time',
      booked: 'Booked',
      reserved: 'Reserved',
      'on-waitlist': 'On waitlist',
      'join-waitlist': 'Join waitlist',
      'sold-out': 'Sold out',
    })
  })
})
