#!/bin/sh
# Healthy: it has said that it is ready, and its event loop has turned within half a minute.
signs="${SIGNS_FOLDER:-/tmp}"
test -e "$signs/ready" && test -n "$(find "$signs/alive" -newermt '30 seconds ago')"
