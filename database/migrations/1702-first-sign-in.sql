-- When a person first signed in: the letter about a new device is for later sign-ins only.
alter table identity.accounts add column signed_in_at timestamptz;
