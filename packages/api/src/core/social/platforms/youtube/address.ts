import type { PlatformAddress } from '../../platform.ts';

export const YOUTUBE_ADDRESS: PlatformAddress = {
  hosts: ['youtube.com', '*.youtube.com', 'youtube-nocookie.com', '*.youtube-nocookie.com', 'youtu.be'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/|v\/)|youtu\.be\/)(?<id>[A-Za-z0-9_-]{11})(?:[/?&#]|$)/,
  canonical: ({ id }) => `https://www.youtube.com/watch?v=${id}`,
};
