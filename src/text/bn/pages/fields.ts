import type fields from '../../en/pages/fields.ts'
import type { Translation } from '../../translation.ts'
import address from '../parts/address.ts'

export default {
  address,
  name: 'নাম',
  email: 'ইমেইল',
  password: 'পাসওয়ার্ড',
  photo: 'ছবি',
  optional: '(ঐচ্ছিক)',
  nameRequired: 'নাম লিখুন',
  emailRequired: 'ইমেইল লিখুন',
  emailInvalid: 'সঠিক ইমেইল ঠিকানা লিখুন',
  passwordRequired: 'পাসওয়ার্ড লিখুন',
  passwordTooShort: 'পাসওয়ার্ড কমপক্ষে {min} অক্ষরের হতে হবে',
  strength: {
    label: 'পাসওয়ার্ড কতটা শক্ত:',
    tooShort: 'খুব ছোট',
    weak: 'দুর্বল',
    fair: 'চলনসই',
    good: 'ভালো',
    strong: 'শক্ত',
  },
  photoField: {
    choose: 'ছবি বেছে নিন',
    replace: 'ছবি বদলান',
    explain: ', এখানে টেনে আনুন বা পেস্ট করুন',
    remove: '{name} সরান',
    cancel: '{name} আপলোড বাতিল করুন',
    retry: '{name} আবার আপলোড করুন',
    upload: '{name} আপলোড',
    ready: 'ছবি তৈরি',
    uploading: 'ছবি আপলোড হচ্ছে',
    processing: 'ছবি প্রসেস হচ্ছে',
    sent: 'প্রসেস হচ্ছে…',
    empty: 'ফাইলটি খালি। অন্য ফাইল বেছে নিন।',
    notPhoto: 'এটি ছবি নয়।',
    notStored: 'কিছু ছবি সেভ হয়নি। আবার আপলোড করুন বা সরান।',
    notHere: 'ছবিটি আর নেই। সরিয়ে আবার যোগ করুন।',
    notRotatable: 'শুধু এখানে আপলোড করা ছবি ঘোরানো যায়।',
  },
} satisfies Translation<typeof fields>
