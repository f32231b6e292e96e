import address from '../parts/address.ts'

/** The fields of sign-up and password forms. */
export default {
  address,
  name: 'Name',
  email: 'Email',
  password: 'Password',
  photo: 'Photo',
  optional: '(optional)',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email address',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least {min} characters',
  strength: {
    label: 'Password strength:',
    tooShort: 'Too short',
    weak: 'Weak',
    fair: 'Fair',
    good: 'Good',
    strong: 'Strong',
  },
  photoField: {
    choose: 'Choose a photo',
    replace: 'Replace photo',
    explain: ', drop it here or paste it',
    remove: 'Remove {name}',
    cancel: 'Cancel upload of {name}',
    retry: 'Upload {name} again',
    upload: 'Upload of {name}',
    ready: 'Photo ready',
    uploading: 'Uploading photo',
    processing: 'Processing photo',
    sent: 'Processing…',
  },
} as const
